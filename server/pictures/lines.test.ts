import { expect, test } from 'vitest'
import { jobs } from '#content/jobs/index.ts'
import { stories } from '#content/stories/index.ts'
import { languages } from '#domain/lang.ts'
import { fitText, piecesOf } from './lines.ts'

/** Measures in a font with square Japanese characters and others half as wide. */
const measure = (text: string) => [...text].reduce((sum, each) => sum + (each > '\u2fff' ? 1 : 0.5), 0)

const box = { width: 600, height: 240, maxLines: 3, sizes: [60, 50, 40], lineHeight: 1.25 }

test.each([
  ['en', 'Senior software engineer, payments', ['Senior ', 'software ', 'engineer, ', 'payments']],
  ['ja', '夜勤の監視から、防ぐ側へ', ['夜勤の', '監視から、', '防ぐ', '側へ']],
  ['ja', '求人（QA）を3件', ['求人', '（QA）を', '3件']],
] as const)('%s: lines may end in "%s" after %j', (lang, text, pieces) => {
  expect(piecesOf(text, lang)).toEqual(pieces)
})

test('a short text is large and on one line', () => {
  expect(fitText('QA lead', 'en', box, measure)).toEqual({ size: 60, lines: ['QA lead'] })
})

test('lines have similar lengths, and no word is cut', () => {
  const { lines } = fitText('Everyday Japanese was enough for me', 'en', box, measure)
  expect(lines).toEqual(['Everyday Japanese', 'was enough for me'])
})

test('the mark between the parts of a title ends the first line', () => {
  const { lines } = fitText('組込みエンジニア／輸液ポンプ', 'ja', box, measure)
  expect(lines).toEqual(['組込みエンジニア／', '輸液ポンプ'])
})

test('sentences have a line each, unless that would make them small', () => {
  const twoLines = fitText('短い文です。それより少し長い文。', 'ja', box, measure)
  expect(twoLines).toEqual({ size: 60, lines: ['短い文です。', 'それより少し長い文。'] })
  const { lines, size } = fitText('短い。それよりもずっとずっと長い文がここにあります。', 'ja', box, measure)
  expect([size, lines.length]).toEqual([60, 3])
})

test('a longer text is smaller', () => {
  const { size, lines } = fitText('word '.repeat(14).trim(), 'en', box, measure)
  expect([size, lines.length]).toEqual([50, 3])
})

test.each([
  ['en', 'word '.repeat(80).trim(), 'word...'],
  ['ja', '長い題名です。'.repeat(30), '…'],
] as const)('in %s a text too long for the smallest size is shortened', (lang, text, end) => {
  const { size, lines } = fitText(text, lang, box, measure)
  expect([size, lines.length]).toEqual([40, 3])
  expect(lines.at(-1)).toMatch(new RegExp(`${end}$`))
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width)
})

test('a word longer than a line is broken', () => {
  const { lines, size } = fitText('a'.repeat(70), 'en', box, measure)
  expect(lines.join('')).toBe('a'.repeat(70))
  for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width)
})

const titles = languages.flatMap((lang) => [
  ...stories.map((story) => [lang, story[lang].catchTitle] as const),
  ...jobs.map((job) => [lang, job[lang].title] as const),
])

test.each(titles)('in %s "%s" is complete and follows the rules of line breaking', (lang, title) => {
  const { lines, size } = fitText(title, lang, { ...box, width: 640 }, measure)
  expect(lines.join('').replaceAll(' ', '')).toBe(title.replaceAll(' ', ''))
  for (const line of lines) {
    expect(line).not.toMatch(/^[、。，．・：；？！）」』ーァィゥェォッャュョ々〜／,.;)]/)
    expect(line).not.toMatch(/[（「『(]$/)
    expect(measure(line) * size).toBeLessThanOrEqual(640 * (1 + Number.EPSILON * 10))
  }
})
