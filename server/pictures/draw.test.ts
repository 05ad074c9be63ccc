import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import type { LinkPicture } from '#src/page/linkPicture.ts'
import { drawPicture } from './draw.ts'
import { measureOf } from './measure.ts'

const require = createRequire(import.meta.url)
const measure = measureOf(
  readFileSync(require.resolve('@expo-google-fonts/m-plus-1p/700Bold/MPLUS1p_700Bold.ttf')),
)
const canvas = { lang: 'en', measures: { 500: measure, 700: measure } } as const

const side = { term: 'Before', text: 'QA engineer', pay: '4 Million yen' }
const pictures: LinkPicture[] = [
  { kind: 'site', headline: ['Cross the sea.', 'We’ll be the bridge.'] },
  { kind: 'job', label: 'QA', title: 'QA lead', facts: [{ term: 'Place', text: 'Osaka' }] },
  { kind: 'story', seed: 3, person: 'M.S.', title: 'Everyday Japanese', before: side, after: side },
  { kind: 'article', language: 'en', pattern: 'asanoha', label: 'Visa', title: 'Points', note: '3 Oct 2026' },
]

test('characters are as wide as in the font', () => {
  expect(measure('橋')).toBe(1)
  expect(measure('WW')).toBeCloseTo(2 * measure('W'))
  expect(measure('i')).toBeLessThan(measure('W') / 2)
})

test.each(['ễe', 'ạa', 'ứu', 'Đđ', 'ōo', 'ūu'])('the font has the first letter of "%s"', (pair) => {
  const [marked = '', other = ''] = pair
  const unknown = measure('\u{10ffff}')
  expect(measure(marked)).not.toBe(unknown)
  expect(Math.abs(measure(marked) - measure(other))).toBeLessThan(0.15)
})

test.each(pictures)('the picture of a $kind is 1200 by 630 and contains its texts', (picture) => {
  const svg = drawPicture(picture, canvas)
  expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect(svg).not.toMatch(/NaN|undefined/)
  const words = picture.kind === 'site' ? picture.headline : [picture.title]
  for (const word of words) expect(svg).toContain(word)
  expect(svg).toContain('Hashi')
})

test('texts in a picture are escaped', () => {
  const title = '</text><script>&\u0000'
  const svg = drawPicture(
    { kind: 'article', language: 'en', pattern: 'kikko', label: 'A', title, note: '' },
    canvas,
  )
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;')
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('\u0000')
})
