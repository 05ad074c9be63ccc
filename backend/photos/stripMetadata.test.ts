import { describe, expect, test } from 'vitest'
import { hasContentOf } from '#domain/fileContent.ts'
import { jpegOf, pngOf, webpOf } from '#domain/imageSample.ts'
import { imageSize } from '#domain/imageSize.ts'
import { PLACE, latin1, withMetadata } from '../../tests/support/photoSamples.ts'
import { orientationOf } from './orientation.ts'
import { stripMetadata } from './stripMetadata.ts'

const size = { width: 600, height: 800 }
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

const pictures = [
  { name: 'JPEG', type: 'image/jpeg', bytes: jpegOf(size) },
  { name: 'progressive JPEG', type: 'image/jpeg', bytes: jpegOf(size, 0xc2) },
  { name: 'PNG', type: 'image/png', bytes: pngOf(size) },
  { name: 'lossy WebP', type: 'image/webp', bytes: webpOf.lossy(size) },
  { name: 'lossless WebP', type: 'image/webp', bytes: webpOf.lossless(size) },
]

/** Returns the orientation in a stripped picture, which has at most one piece of EXIF data: a TIFF header and a directory. */
function orientationIn(bytes: Uint8Array): number {
  const at = latin1(bytes).indexOf('MM\0*')
  return at < 0 ? 1 : orientationOf(bytes.subarray(at))
}

describe.each(pictures)('a $name', ({ type, bytes }) => {
  const stripped = (orientation: number) =>
    stripMetadata(type, withMetadata(type, bytes, { orientation, size }))

  test('with metadata of each kind, and data after its end, has none of it', () => {
    expect(latin1(withMetadata(type, bytes, { orientation: 1, size }))).toContain(PLACE)
    for (const orientation of [1, 6]) expect(latin1(stripped(orientation))).not.toContain('GPS')
  })

  test('remains a picture of its type and size', () => {
    for (const orientation of [1, 6]) {
      expect(hasContentOf(type, stripped(orientation))).toBe(true)
      expect(imageSize(type, stripped(orientation))).toEqual(size)
    }
  })

  test('keeps an orientation other than upright', () => {
    for (let orientation = 1; orientation <= 8; orientation += 1)
      expect(orientationIn(stripped(orientation))).toBe(orientation)
    expect(latin1(stripped(1))).not.toContain('MM\0*')
    for (const wrong of [0, 9, 65_535]) expect(orientationIn(stripped(wrong))).toBe(1)
  })

  test('that is stripped again does not change', () => {
    for (const orientation of [1, 6]) {
      const once = stripped(orientation)
      expect(stripMetadata(type, once)).toEqual(once)
    }
  })

  test('that is cut off or changed anywhere ends without an error, and without metadata', () => {
    const whole = withMetadata(type, bytes, { orientation: 6, size })
    for (let length = 12; length < whole.length; length += 1) {
      expect(latin1(stripMetadata(type, whole.subarray(0, length)))).not.toContain('GPS')
      const changed = whole.with(length, 0xff)
      expect(() => stripMetadata(type, changed)).not.toThrow()
    }
  })
})

test('parts that the pixels and their colours need stay as they are', () => {
  const profile = bytesOf(`\xff\xe2\0\x14ICC_PROFILE\0\x01\x01rgb!`)
  const adobe = bytesOf(`\xff\xee\0\x0eAdobe\0d\0\0\0\0\x01`)
  const restart = bytesOf('\xff\xdd\0\x04\0\x08')
  const scan = bytesOf('\xff\xda\0\x08\x01\x01\0\0?\0a\xff\0b\xff\xd0c\xff\xd7d')
  const [start, end] = [bytesOf('\xff\xd8'), bytesOf('\xff\xd9')]
  const jpeg = Uint8Array.from([start, profile, adobe, restart, scan, scan, end].flatMap((part) => [...part]))
  expect(stripMetadata('image/jpeg', jpeg)).toEqual(jpeg)
})

test('EXIF data with a directory outside of it, or in another order of bytes, is read or ignored', () => {
  const little = bytesOf('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0')
  expect(orientationOf(little)).toBe(6)
  expect(orientationOf(little.with(4, 200))).toBe(1)
  expect(orientationOf(little.with(7, 255))).toBe(1)
  for (let length = 0; length < 22; length += 1) expect(orientationOf(little.subarray(0, length))).toBe(1)
})

test('another type is refused', () => {
  expect(() => stripMetadata('application/pdf', bytesOf('%PDF'))).toThrow('application/pdf')
})
