import { concat, latin1, nameAt, viewOf } from './bytes.ts'
import { UPRIGHT, exifWith, orientationOf } from './orientation.ts'

const SIGNATURE = 8
/** The bytes of a chunk beside its data: length, name and checksum. */
const FRAME = 12

/** The chunks that decoders need, and those of colours and the density (PNG, third edition, 5.6). Texts, times and animations are left out. */
const kept = new Set('IHDR PLTE IDAT tRNS cHRM cICP gAMA iCCP sBIT sRGB bKGD pHYs'.split(' '))

/** Returns a PNG picture with the chunks that decoders need, and an orientation other than upright. Leaves out damaged parts, and all bytes after its end. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const parts: Uint8Array[] = []
  let orientation = UPRIGHT
  for (let at = SIGNATURE; at + FRAME <= bytes.length;) {
    const length = view.getUint32(at)
    const name = nameAt(view, at + 4)
    const next = at + FRAME + length
    if (next > bytes.length || name === 'IEND') break
    if (name === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, at + 8 + length))
    if (kept.has(name)) parts.push(bytes.subarray(at, next))
    at = next
  }
  // The first chunk is the header; the orientation may not be between those of the picture.
  const [header = new Uint8Array(), ...others] = parts
  const exif = orientation === UPRIGHT ? [] : [chunkOf('eXIf', exifWith(orientation))]
  return concat([bytes.subarray(0, SIGNATURE), header, ...exif, ...others, chunkOf('IEND', new Uint8Array())])
}

export function chunkOf(name: string, data: Uint8Array): Uint8Array {
  const named = concat([latin1(name), data])
  return concat([bigEndian(data.length), named, bigEndian(checksum(named))])
}

const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff)

/** CRC-32 (PNG, annex D), for chunks of some bytes. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return ~rest >>> 0
}
