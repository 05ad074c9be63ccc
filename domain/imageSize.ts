/** Reads the size of a picture from its header, without decoding it. */

import { START_OF_SCAN, segmentAt } from './jpegSegments.ts'

type Size = { width: number; height: number }

/** Returns the size of a JPEG, PNG or WebP picture in pixels, or null if the bytes do not have the structure of the type. */
export function imageSize(type: string, bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = readers[type]?.(view) ?? null
  return size && size.width > 0 && size.height > 0 ? size : null
}

const readers: Record<string, (view: DataView) => Size | null> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
}

/** PNG (W3C), 5.2 and 11.2.1: the signature, then the chunk IHDR of 13 bytes and its checksum. */
function pngSize(view: DataView): Size | null {
  if (view.byteLength < 33 || !hasText(view, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Excluded are the tables of codes (0xc4, 0xcc) and a reserved marker (0xc8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** JPEG (ITU-T T.81, annex B): segments of a marker and a length, among them one frame, up to the scan. */
function jpegSize(view: DataView): Size | null {
  if (!hasText(view, 0, '\xff\xd8')) return null
  let size: Size | null = null
  for (let segment = segmentAt(view, 2); segment; segment = segmentAt(view, segment.next)) {
    if (segment.marker === START_OF_SCAN) return size
    if (isFrame(segment.marker)) {
      if (size || segment.length < 8) return null
      size = { height: view.getUint16(segment.at + 3), width: view.getUint16(segment.at + 5) }
    }
  }
  return null
}

/** WebP (RFC 9649): the first chunk of a RIFF file contains the size. */
function webpSize(view: DataView): Size | null {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP')) return null
  if (hasText(view, 12, 'VP8L')) return losslessSize(view)
  if (view.byteLength < 30) return null
  if (hasText(view, 12, 'VP8X')) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  // RFC 6386, 9.1: the code of a frame, then 14 bits each; the upper two bits scale.
  if (!hasText(view, 12, 'VP8 ') || !hasText(view, 23, '\x9d\x01\x2a')) return null
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** RFC 9649, 3.4: a signature, then width and height less one in 14 bits each. */
function losslessSize(view: DataView): Size | null {
  if (view.byteLength < 25 || view.getUint8(20) !== 0x2f) return null
  const bits = view.getUint32(21, true)
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 2 ** 16

const hasText = (view: DataView, at: number, characters: string) =>
  at + characters.length <= view.byteLength &&
  [...characters].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))
