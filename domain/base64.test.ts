import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test.each([
  ['', []],
  ['AA==', [0]],
  ['/+8=', [255, 239]],
  ['SGFzaGk=', [72, 97, 115, 104, 105]],
])('%j is %j', (text, bytes) => {
  expect(fromBase64(text)).toEqual(Uint8Array.from(bytes))
  expect(toBase64(Uint8Array.from(bytes))).toBe(text)
})

test('500 KB are decoded unchanged', () => {
  const bytes = Uint8Array.from({ length: 512_000 }, (_, index) => index % 251)
  expect(fromBase64(toBase64(bytes))).toEqual(bytes)
})

test.each(['A', 'AAAAA', '====', '日本', 'AA=A'])('%j is not base64', (text) => {
  expect(fromBase64(text)).toBeNull()
})
