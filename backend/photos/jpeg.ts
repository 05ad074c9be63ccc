import { START_OF_SCAN, segmentAt } from '#domain/jpegSegments.ts'
import { concat, latin1, startsWith, viewOf } from './bytes.ts'
import { EXIF_PREFIX, UPRIGHT, exifWith, orientationOf } from './orientation.ts'

const START = Uint8Array.of(0xff, 0xd8)
const END = Uint8Array.of(0xff, 0xd9)
const COMMENT = 0xfe
/** Application data. */
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef]
/** The length of a JFIF segment without a thumbnail. */
const JFIF_LENGTH = 16

/**
 * Returns a JPEG picture (ITU-T T.81, annex B) with the segments that decoders need, and an orientation other than upright. Comments, EXIF,
 * XMP, IPTC, thumbnails, and everything after the picture are left out; so is the rest of a picture that is damaged from there on.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const parts: Uint8Array[] = []
  let orientation = UPRIGHT
  let at = START.length
  for (let segment = segmentAt(view, at); segment; segment = segmentAt(view, at)) {
    const { marker, next } = segment
    const content = bytes.subarray(segment.at + 2, next)
    if (marker === APP1 && startsWith(content, EXIF_PREFIX)) orientation = orientationOf(content)
    at = marker === START_OF_SCAN ? endOfScan(bytes, next) : next
    if (marker === APP0 && startsWith(content, 'JFIF\0'))
      parts.push(segmentOf(APP0, withoutThumbnail(content)))
    else if (isKept(marker, content)) parts.push(bytes.subarray(segment.at - 2, at))
  }
  const exif = orientation === UPRIGHT ? [] : [exifSegment(orientation)]
  return concat([START, ...exif, ...parts, END])
}

/** Whether a decoder needs the segment: tables, frames, scans, and application data about colours. */
function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === APP2) return startsWith(content, 'ICC_PROFILE\0')
  if (marker === APP14) return startsWith(content, 'Adobe')
  return marker !== COMMENT && (marker < APP0 || marker > APP15)
}

/** The last two bytes of a JFIF segment are the size of the thumbnail after them. */
function withoutThumbnail(jfif: Uint8Array): Uint8Array {
  const kept = jfif.slice(0, JFIF_LENGTH - 2)
  kept.fill(0, JFIF_LENGTH - 4)
  return kept
}

function segmentOf(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2
  return concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content])
}

const exifSegment = (orientation: number): Uint8Array =>
  segmentOf(APP1, concat([latin1(EXIF_PREFIX), exifWith(orientation)]))

/** Returns the position of the first marker after the data of a scan: 0xff with neither a filled zero, a restart, nor a fill byte. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff
    if (!isData) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}
