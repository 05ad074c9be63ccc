import { expect, test } from 'vitest'
import { escapeHtml } from '#domain/escapeHtml.ts'
import { escapeXml } from './escape.ts'

/** The characters that XML 1.0 allows (https://www.w3.org/TR/xml/#charsets). */
const isXml = (point: number) =>
  [0x9, 0xa, 0xd].includes(point) ||
  (point >= 0x20 && point <= 0xd7ff) ||
  (point >= 0xe000 && point <= 0xfffd) ||
  (point >= 0x10000 && point <= 0x10ffff)

/** The first and the last code points of each kind that XML treats differently, and one of each plane. */
const points = [
  [0x0, 0x8, 0x9, 0xa, 0xb, 0xc, 0xd, 0xe, 0x1f, 0x20, 0x7e, 0x7f, 0x80, 0x85, 0x9f, 0xa0],
  [0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfdcf, 0xfdd0, 0xfdef, 0xfdf0],
  Array.from({ length: 17 }, (_, plane) =>
    [0xfffd, 0xfffe, 0xffff].map((last) => plane * 0x10000 + last),
  ).flat(),
  [0x10000, 0x1f600, 0x20bb7],
].flat()

test.each(points.map((point) => ({ point, hex: point.toString(16) })))(
  'U+$hex leaves XML well-formed, alone and within a text',
  ({ point }) => {
    const character = String.fromCodePoint(point)
    for (const text of [character, `橋${character}a`]) {
      const kept = [...escapeXml(text)].map((each) => each.codePointAt(0) ?? 0)
      expect(kept.filter((each) => !isXml(each))).toEqual([])
    }
    expect(escapeXml(`橋${character}a`)).toMatch(/^橋.*a$/s)
  },
)

test.each(['\t\n\r', 'Ana’s “résumé”', '履歴書 𠮷 👩🏽‍💻', '\ufffd\ue000'])('%j stays', (text) => {
  expect(escapeXml(text)).toBe(text)
})

test('marks of XML are escaped', () => {
  expect(escapeXml('<a href="?b&c">')).toBe('&lt;a href=&quot;?b&amp;c&quot;&gt;')
  expect(escapeHtml('<a>')).toBe('&lt;a&gt;')
})
