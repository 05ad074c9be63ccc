/** The orientation in EXIF data (EXIF 2.32, 4.6.5, tag 0x0112): from 1, which is upright, to 8. */

import { startsWith, viewOf } from './bytes.ts'

const TAG = 0x0112
export const UPRIGHT = 1
const LAST = 8
/** The bytes of an entry of a directory: tag, type, count, value. */
const ENTRY = 12

/** The prefix of EXIF data in JPEG files; some programs also write it to WebP files. */
export const EXIF_PREFIX = 'Exif\0\0'

/** Returns the orientation, or upright if the data does not have one. */
export function orientationOf(exif: Uint8Array): number {
  const view = viewOf(startsWith(exif, EXIF_PREFIX) ? exif.subarray(EXIF_PREFIX.length) : exif)
  if (view.byteLength < 8) return UPRIGHT
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > view.byteLength) return UPRIGHT
  const entries = directory + 2
  const end = Math.min(entries + ENTRY * view.getUint16(directory, isLittle), view.byteLength)
  for (let at = entries; at + ENTRY <= end; at += ENTRY) {
    if (view.getUint16(at, isLittle) !== TAG) continue
    const value = view.getUint16(at + 8, isLittle)
    return value > UPRIGHT && value <= LAST ? value : UPRIGHT
  }
  return UPRIGHT
}

/** Returns EXIF data with an orientation and nothing else: a TIFF header, and a directory of one entry. */
export function exifWith(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]
  const entry = [TAG >> 8, TAG & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.from([header, [0, 1], entry, [0, 0, 0, 0]].flat())
}
