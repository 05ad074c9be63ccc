/** Opens a chosen picture, and encodes a part of it as a portrait. */

import { hasContentOf } from '#domain/fileContent.ts'
import { fileTypeOf } from '#domain/fileKinds.ts'
import { CHOSEN_PHOTO_BYTES, FILE_BYTES, FILE_NAME_LENGTH } from '#domain/formLimits.ts'
import type { Photo } from '#domain/photo.ts'
import type { Area } from './crop.ts'

/**
 * Decodes a chosen picture, upright as its EXIF orientation says. Returns the broken rule for another kind of file. The picture may be
 * larger than an upload, since only a part of it is sent.
 */
export async function openPicture(
  file: File,
): Promise<ImageBitmap | 'fileType' | 'fileContent' | 'fileSize'> {
  const type = fileTypeOf(file, 'image')
  if (!type) return 'fileType'
  if (file.size > CHOSEN_PHOTO_BYTES) return 'fileSize'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!hasContentOf(type, bytes)) return 'fileContent'
    return await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
  } catch (error) {
    // Browsers throw a `DOMException` for a damaged picture, and for a file that was changed after it was chosen.
    if (error instanceof DOMException) return 'fileContent'
    throw error
  }
}

/** The size of a stored portrait in pixels: 40 × 30 mm at 500 dpi. */
const PHOTO_SIZE = { width: 600, height: 800 }

/** From the best; the first within the size limit is used. */
const QUALITIES = [0.92, 0.8, 0.6]

/** Draws a part of a picture into a canvas of any size, on white where the picture is transparent. */
export function drawPart(canvas: HTMLCanvasElement, picture: ImageBitmap, part: Area): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { width, height } = canvas
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height)
}

/** Encodes a part of a picture as JPEG, which drops all metadata of the original, such as the place. */
export async function encodePhoto(
  picture: ImageBitmap,
  part: Area,
  name: string,
): Promise<NonNullable<Photo>> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PHOTO_SIZE)
  drawPart(canvas, picture, part)
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality)
    if (blob && blob.size <= FILE_BYTES)
      return { name: jpegName(name), type: 'image/jpeg', data: await base64Of(blob) }
  }
  throw new Error('The picture cannot be encoded')
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

/** Replaces the ending, and shortens the name to the limit. */
function jpegName(name: string): string {
  const ending = '.jpg'
  const dot = name.lastIndexOf('.')
  const start = [...name.slice(0, dot < 0 ? undefined : dot).normalize('NFC')].slice(
    0,
    FILE_NAME_LENGTH - ending.length,
  )
  return `${start.join('') || 'photo'}${ending}`
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')))
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : ''
      resolve(url.slice(url.indexOf(',') + 1))
    })
    reader.readAsDataURL(blob)
  })
}
