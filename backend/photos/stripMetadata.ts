import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

const strippers: Record<string, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
}

/**
 * Returns a picture without metadata, such as the place where it was taken: EXIF, XMP, IPTC, texts, thumbnails. The pixels and their colours do
 * not change, and an orientation other than upright stays. The header of the picture must be that of `type` (`domain/imageSize.ts`).
 */
export function stripMetadata(type: string, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const strip = strippers[type]
  if (!strip) throw new Error(`${type} is no type of a picture`)
  return strip(bytes)
}
