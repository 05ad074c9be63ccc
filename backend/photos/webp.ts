import { concat, latin1, nameAt, startsWith, viewOf } from './bytes.ts'
import { UPRIGHT, exifWith, orientationOf } from './orientation.ts'

/** The bytes before the first chunk: `RIFF`, a length, and `WEBP`. */
const HEADER = 12
/** The bytes of a chunk before its data: a name and a length. */
const FRAME = 8
/** Flags of the chunk VP8X: the file has EXIF or XMP data (RFC 9649, 2.7). */
const [EXIF, XMP] = [0x08, 0x04]

/** The chunks that decoders need. */
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** Returns a WebP picture with the chunks that decoders need, and an orientation other than upright. Leaves out damaged parts, and all bytes after its end. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const end = Math.min(bytes.length, view.getUint32(4, true) + 8)
  const parts: Uint8Array[] = []
  let orientation = UPRIGHT
  for (let at = HEADER; at + FRAME <= end;) {
    const length = view.getUint32(at + 4, true)
    const name = nameAt(view, at)
    // Chunks of an odd length are followed by a zero.
    const next = Math.min(at + FRAME + length + (length % 2), end)
    if (at + FRAME + length > end) break
    if (name === 'EXIF') orientation = orientationOf(bytes.subarray(at + FRAME, next))
    if (kept.has(name)) parts.push(bytes.subarray(at, next))
    at = next
  }
  const [first, ...others] = parts
  if (!first) return concat([bytes.subarray(0, HEADER)])
  return webpOf(isExtended(first) ? withOrientation(first, others, orientation) : parts)
}

const isExtended = (chunk: Uint8Array): boolean => startsWith(chunk, 'VP8X')

/** Adds the orientation if the first chunk announces EXIF data, and corrects that chunk. */
function withOrientation(first: Uint8Array, others: Uint8Array[], orientation: number): Uint8Array[] {
  const flags = first[FRAME] ?? 0
  const hasExif = orientation !== UPRIGHT && (flags & EXIF) !== 0
  const header = new Uint8Array(first)
  header[FRAME] = (flags & ~(EXIF | XMP)) | (hasExif ? EXIF : 0)
  return [header, ...others, ...(hasExif ? [exifChunk(orientation)] : [])]
}

function exifChunk(orientation: number): Uint8Array {
  const exif = exifWith(orientation)
  return concat([latin1('EXIF'), littleEndian(exif.length), exif])
}

function webpOf(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = concat([latin1('WEBP'), ...chunks])
  return concat([latin1('RIFF'), littleEndian(content.length), content])
}

const littleEndian = (value: number): Uint8Array =>
  Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24)
