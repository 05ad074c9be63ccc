/** Adds metadata to pictures. Each piece contains `PLACE`. */

import { chunkOf } from '#backend/photos/png.ts'

/** A place that no stored photo may contain. */
export const PLACE = 'GPS 35.1815N 136.9066E'

const text = (characters: string) => Uint8Array.from(characters, (character) => character.charCodeAt(0))

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

const big = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256)

const little = (value: number, bytes: number) => big(value, bytes).toReversed()

/** EXIF data, big-endian: a camera's name before the orientation, as directories are sorted by tag, and the place. */
function exifOf(orientation: number): Uint8Array {
  const place = text(`${PLACE}\0`)
  return join(
    text('MM\0*'),
    big(8, 4),
    big(2, 2),
    join(big(0x010f, 2), big(2, 2), big(place.length, 4), big(38, 4)),
    join(big(0x0112, 2), big(3, 2), big(1, 4), big(orientation, 2), big(0, 2)),
    big(0, 4),
    place,
  )
}

const segment = (marker: number, content: Uint8Array) =>
  join(Uint8Array.of(0xff, marker), big(content.length + 2, 2), content)

/** EXIF, XMP and IPTC data, an unknown one, a comment, a thumbnail in JFIF, and another picture after the end. */
function jpegWithMetadata(jpeg: Uint8Array, orientation: number): Uint8Array {
  return join(
    jpeg.subarray(0, 2),
    segment(0xe0, join(text('JFIF\0\x01\x01\0\0\x01\0\x01\x08\x01'), text(PLACE), text('  '))),
    segment(0xe1, join(text('Exif\0\0'), exifOf(orientation))),
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x>${PLACE}</x>`)),
    segment(0xe2, text(`MPF\0${PLACE}`)),
    segment(0xed, text(`Photoshop 3.0\0${PLACE}`)),
    segment(0xe7, text(PLACE)),
    segment(0xfe, text(PLACE)),
    jpeg.subarray(2),
    segment(0xe1, text(PLACE)),
  )
}

function pngWithMetadata(png: Uint8Array, orientation: number): Uint8Array {
  const HEADER = 33
  return join(
    png.subarray(0, HEADER),
    chunkOf('eXIf', exifOf(orientation)),
    chunkOf('tEXt', text(`Comment\0${PLACE}`)),
    chunkOf('iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${PLACE}`)),
    chunkOf('zTXt', text(`Raw profile type exif\0\0${PLACE}`)),
    chunkOf('prVt', text(PLACE)),
    png.subarray(HEADER),
    text(PLACE),
  )
}

function webpChunk(name: string, data: Uint8Array): Uint8Array {
  return join(text(name), little(data.length, 4), data, new Uint8Array(data.length % 2))
}

/** `size` is that of the picture. A simple WebP file becomes an extended one. */
function webpWithMetadata(webp: Uint8Array, orientation: number, size: Size): Uint8Array {
  const isExtended = latin1(webp.subarray(12, 16)) === 'VP8X'
  const flags = (isExtended ? (webp[20] ?? 0) : 0) | 0x0c
  const extended = join(Uint8Array.of(flags, 0, 0, 0), little(size.width - 1, 3), little(size.height - 1, 3))
  const chunks = join(
    webpChunk('VP8X', extended),
    webp.subarray(isExtended ? 30 : 12),
    webpChunk('EXIF', exifOf(orientation)),
    webpChunk('XMP ', text(PLACE)),
    webpChunk('prVt', text(PLACE)),
  )
  return join(text('RIFF'), little(chunks.length + 4, 4), text('WEBP'), chunks, text(PLACE))
}

type Size = { width: number; height: number }

/** Returns a picture with metadata of each kind, in the orientation. */
export function withMetadata(
  type: string,
  bytes: Uint8Array,
  { orientation, size }: { orientation: number; size: Size },
): Uint8Array<ArrayBuffer> {
  if (type === 'image/jpeg') return new Uint8Array(jpegWithMetadata(bytes, orientation))
  if (type === 'image/png') return new Uint8Array(pngWithMetadata(bytes, orientation))
  return new Uint8Array(webpWithMetadata(bytes, orientation, size))
}

/** Decodes each byte to one character. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
