import { describe, expect, test } from 'vitest'
import { hasContentOf } from './fileContent.ts'
import { acceptedTypes } from './fileKinds.ts'
import { jpegOf, pngOf, webpOf } from './imageSample.ts'
import { imageSize } from './imageSize.ts'

const { jpg, png, webp } = acceptedTypes.image
const size = { width: 600, height: 800 }
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const pictures = [
  { name: 'PNG', type: png, of: pngOf },
  { name: 'JPEG', type: jpg, of: jpegOf },
  { name: 'progressive JPEG', type: jpg, of: (given: typeof size) => jpegOf(given, 0xc2) },
  { name: 'lossy WebP', type: webp, of: webpOf.lossy },
  { name: 'lossless WebP', type: webp, of: webpOf.lossless },
  { name: 'extended WebP', type: webp, of: webpOf.extended },
]

describe.each(pictures)('a $name', ({ type, of }) => {
  test('has a readable size', () => {
    expect(imageSize(type, of(size))).toEqual(size)
    expect(hasContentOf(type, of(size))).toBe(true)
  })

  test('of 64 megapixels is accepted, one of more is refused', () => {
    expect(hasContentOf(type, of({ width: 8192, height: 8192 }))).toBe(true)
    expect(hasContentOf(type, of({ width: 8192, height: 8193 }))).toBe(false)
  })

  test('that is cut off anywhere in its header is refused', () => {
    const bytes = of(size)
    for (let length = 0; length < 24; length += 1)
      expect(hasContentOf(type, bytes.subarray(0, length)), `${length} bytes`).toBe(false)
  })

  test('is of no other type', () => {
    for (const other of [png, jpg, webp].filter((each) => each !== type))
      expect(imageSize(other, of(size))).toBeNull()
  })
})

test.each([
  ['of 900 megapixels', png, pngOf({ width: 30_000, height: 30_000 })],
  ['without a size', png, pngOf({ width: 0, height: 800 })],
  ['whose first part is another', png, bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIDAT\0\0\x01\0\0\0\x01\0\b\x02')],
  ['without a height', jpg, jpegOf({ width: 600, height: 0 })],
  ['that is an SVG behind a mark', jpg, bytesOf('\xff\xd8\xff<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['whose first segment is endless', jpg, bytesOf(`\xff\xd8\xff\xe0\xff\xff${'a'.repeat(100)}`)],
  ['whose segment has no length', jpg, bytesOf(`\xff\xd8${'\xff\xe0\0\0'.repeat(100)}`)],
  ['without a frame', jpg, bytesOf('\xff\xd8\xff\xda\0\x08\x01\x01\0\0?\0\0\xff\xd9')],
  ['that ends before its frame', jpg, bytesOf('\xff\xd8\xff\xd9')],
  ['of a sound', webp, bytesOf(`RIFF\x20\0\0\0WEBPfmt ${'\0'.repeat(30)}`)],
  ['without the code of a frame', webp, bytesOf(`RIFF\x20\0\0\0WEBPVP8 ${'\x01'.repeat(30)}`)],
])('a picture %s is refused', (_, type, bytes) => {
  expect(hasContentOf(type, bytes)).toBe(false)
})

test('a picture of 500 KB of fill bytes is read once', () => {
  expect(imageSize(jpg, new Uint8Array(512_000).fill(0xff).fill(0xd8, 1, 2))).toBeNull()
})
