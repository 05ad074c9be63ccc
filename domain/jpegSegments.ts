/** The segments of a JPEG picture (ITU-T T.81, annex B): a marker and a length each. */

export const START_OF_SCAN = 0xda

/** Tables, frames, the scan, application data and comments. Other markers have no length, or are reserved. */
const isSegment = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= START_OF_SCAN && marker <= 0xef) || marker === 0xfe

/** Returns the segment at a position, or null without a segment. `at` is the position of its length, after fill bytes and the marker. */
export function segmentAt(view: DataView, start: number) {
  if (start >= view.byteLength || view.getUint8(start) !== 0xff) return null
  let marked = start + 1
  while (marked < view.byteLength && view.getUint8(marked) === 0xff) marked += 1
  const at = marked + 1
  if (at + 2 > view.byteLength) return null
  const marker = view.getUint8(marked)
  const length = view.getUint16(at)
  const next = at + length
  return isSegment(marker) && length >= 2 && next <= view.byteLength ? { marker, at, length, next } : null
}
