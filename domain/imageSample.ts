/** Creates the beginnings of pictures for tests: as much as their format and size need. */

type Size = { width: number; height: number }

const text = (characters: string) => [...characters].map((character) => character.charCodeAt(0))

/** Encodes a number in big-endian order. */
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256)

/** Encodes a number in little-endian order. */
const little = (value: number, bytes: number) => big(value, bytes).toReversed()

export const pngOf = ({ width, height }: Size) =>
  Uint8Array.from(
    [
      [0x89, ...text('PNG\r\n\x1a\n')],
      [...big(13, 4), ...text('IHDR'), ...big(width, 4), ...big(height, 4)],
      [8, 2, 0, 0, 0, ...big(0, 4)],
    ].flat(),
  )

/** `mark` is that of the frame: 0xc0 is a baseline picture, 0xc2 a progressive one. */
export const jpegOf = ({ width, height }: Size, mark = 0xc0) =>
  Uint8Array.from(
    [
      [0xff, 0xd8, 0xff, 0xe0, ...big(16, 2), ...text('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0],
      [0xff, 0xff, mark, ...big(11, 2), 8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0],
      [0xff, 0xda, ...big(8, 2), 1, 1, 0, 0, 63, 0, 0, 0xff, 0xd9],
    ].flat(),
  )

const riffOf = (chunk: string, content: number[]) =>
  [
    [...text('RIFF'), ...little(12 + content.length, 4), ...text('WEBP')],
    [...text(chunk), ...little(content.length, 4), ...content],
  ].flat()

/** A picture of each kind of WebP: lossy, lossless, extended. */
export const webpOf = {
  lossy: ({ width, height }: Size) =>
    Uint8Array.from(
      riffOf('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), 0, 0]),
    ),
  lossless: ({ width, height }: Size) =>
    Uint8Array.from(riffOf('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), 0])),
  extended: ({ width, height }: Size) =>
    Uint8Array.from(riffOf('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])),
}
