/** Browsers show a photo without metadata as they showed the original: upright, with the same pixels. */

import { expect, test } from 'vitest'
import { stripMetadata } from '#backend/photos/stripMetadata.ts'
import { PLACE, latin1, withMetadata } from '../support/photoSamples.ts'

const size = { width: 160, height: 120 }

/** Returns a picture of three colours as the browser encodes it. */
async function pictureOf(type: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  for (const [at, color] of ['#d00', '#0a0', '#00d'].entries()) {
    context.fillStyle = color
    context.fillRect(at * 40, 0, size.width, size.height)
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.9 })).arrayBuffer())
}

async function pixelsOf(type: string, bytes: Uint8Array<ArrayBuffer>) {
  const picture = await createImageBitmap(new Blob([bytes], { type }), { imageOrientation: 'from-image' })
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  return { width, height, data: context?.getImageData(0, 0, width, height).data }
}

test.each(['image/jpeg', 'image/png', 'image/webp'])('%s', async (type) => {
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const original = withMetadata(type, await pictureOf(type), { orientation, size })
    const stripped = stripMetadata(type, original)
    expect(latin1(stripped)).not.toContain(PLACE)
    expect(await pixelsOf(type, stripped)).toEqual(await pixelsOf(type, original))
  }
  const turned = withMetadata('image/jpeg', await pictureOf('image/jpeg'), { orientation: 6, size })
  expect(await pixelsOf('image/jpeg', stripMetadata('image/jpeg', turned))).toMatchObject({
    width: size.height,
    height: size.width,
  })
})
