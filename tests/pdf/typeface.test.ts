import { expect, test } from 'vitest'
import { personOptions } from '#i18n/ja/personOptions.ts'
import { words as careerWords } from '#src/features/pdf/career/look.ts'
import { words as resumeWords } from '#src/features/pdf/resume/form.ts'
import { linesOf } from '#src/features/pdf/type/lines.ts'
import { missingCharacters, widthOf } from '#src/features/pdf/type/typeface.ts'
import { level1, level2 } from '../../scripts/fonts/japaneseSets.ts'
import { career, resume, small, typefaceFor } from './support.ts'

const typeface = typefaceFor({})

test('the sets of the standard have their numbers of kanji', () => {
  // 「仝」 is a sign of the first row.
  const kanji = (set: Set<string>) =>
    [...set].filter((character) => /[\u4e00-\u9fff]/.test(character) && character !== '仝')
  expect(kanji(level1)).toHaveLength(2965)
  expect(kanji(level2)).toHaveLength(3390)
})

test('the smallest fonts have all words of the forms and the sample documents', () => {
  const text = JSON.stringify([resumeWords, careerWords, personOptions, { ...resume, photo: null }, career])
  expect(missingCharacters(small, text)).toEqual([])
})

test('all fonts have every kanji of JIS X 0208, and the letters of Vietnamese and of European languages', () => {
  const letters = Array.from({ length: 0x17f - 0xa1 }, (_, index) => String.fromCodePoint(0xa1 + index))
  const vietnamese = [...'aăâeêioôơuưy'].flatMap((letter) =>
    [...'\u0300\u0301\u0303\u0309\u0323'].map((mark) => (letter + mark).normalize('NFC')),
  )
  expect(missingCharacters(typeface, [...level1, ...level2, ...vietnamese].join(''))).toEqual(['≒'])
  expect(missingCharacters(typeface, letters.join(''))).toEqual([...'ĬĭĲĳŦŧ'])
})

test('missing characters are listed once each; invisible ones are not missed', () => {
  expect(missingCharacters(typeface, 'A😀😀\u200dสA\u{e0100}\n')).toEqual(['😀', 'ส'])
})

test('lines are as wide as their box at most, and lose no character', () => {
  const text = `${'「志望の動機」は、（貴社の）事業です。'.repeat(8)} https://example.com/${'a'.repeat(90)}\n\nEnd`
  const lines = linesOf(typeface, text, 10, 60)
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/[\n ]/g, ''))
  for (const line of lines) expect(widthOf(typeface, line, 10)).toBeLessThanOrEqual(60)
  for (const line of lines) expect(line).not.toMatch(/^[、。」）ー]|[「（]$/)
  expect(lines.at(-2)).toBe('')
})
