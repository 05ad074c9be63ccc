import type { Resume } from '#openapi/generated/zod.ts'

/** The size of a printed photo in pixels: 30 × 40 mm at 508 dots per inch. */
const SIZE = { width: 600, height: 800 }

/**
 * Redraws a photo as JPEG, upright and in the printed shape, because PDF files contain neither WebP nor the orientation of a camera.
 * Returns a `data:` address, or null for a picture that the browser cannot read.
 */
export async function printablePhoto(photo: NonNullable<Resume['photo']>): Promise<string | null> {
  const picture = await decode(`data:${photo.type};base64,${photo.data}`)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!picture || !context) return null
  Object.assign(canvas, SIZE)
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIZE.width, SIZE.height)
  const scale = Math.max(SIZE.width / picture.naturalWidth, SIZE.height / picture.naturalHeight)
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  context.drawImage(picture, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height)
  return canvas.toDataURL('image/jpeg', 0.9)
}

async function decode(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  picture.src = address
  try {
    await picture.decode()
    return picture
  } catch {
    return null
  }
}
