import { expect, test, vi } from 'vitest'
import {
  foldForSearch,
  isLongerThan,
  isSlug,
  isStorable,
  joinSentences,
  oneLine,
  toHiragana,
  writtenIn,
} from './text.ts'

test.each([
  ['マリア・ヴィラ', 'まりあ・ゔぃら'],
  ['ｻﾝﾄｽ ﾀﾞ', 'さんとす だ'],
  ['ひらがな Santos 山田', 'ひらがな Santos 山田'],
])('%s in hiragana is %s', (text, hiragana) => {
  expect(toHiragana(text)).toBe(hiragana)
})

test.each([
  ['ＪＡＶＡ', 'java'],
  ['ｶﾞｲﾄﾞ', 'がいど'],
  ['サーバー', 'さーばー'],
  ['ヴェトナム', 'ゔぇとなむ'],
  ['  東京\u3000\n フル リモート ', '東京 ふる りもーと'],
  ['Nguyễn', 'nguyễn'],
  ['C++', 'c++'],
])('%s is compared as %s', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded)
  expect(foldForSearch(folded)).toBe(folded)
})

test.each([
  ['履歴書.pdf', 7],
  ['が', 1],
  ['か\u3099', 1],
  ['𠮷野', 2],
  ['\u03b1\u0313\u0300\u0345', 1],
  ['\u{16d63}\u{16d67}\u{16d67}', 1],
])('"%s" has %i characters', (text, length) => {
  expect(isLongerThan(text, length)).toBe(false)
  expect(isLongerThan(text, length - 1)).toBe(true)
})

test('a text far beyond the limit is not normalised', () => {
  const composed = vi.spyOn(String.prototype, 'normalize')
  expect(isLongerThan('\u0301\u0316'.repeat(1_000), 35)).toBe(true)
  expect(composed).not.toHaveBeenCalled()
})

test.each([
  ['Ana\r\nBcc: all@example.com', 'Ana Bcc: all@example.com'],
  ['\u2028Ana\0\tHerrera\n', 'Ana Herrera'],
  ['Ana  Lucía 𠮷', 'Ana  Lucía 𠮷'],
])('%j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line)
})

test.each([
  ['𠮷\n\u2028', true],
  ['', true],
  ['a\0', false],
  ['\ud842', false],
  [`a${'\u0301'.repeat(30)}`, true],
  [`a${'\u0301\u0316'.repeat(16)}`, false],
])('%j can be stored: %s', (text, isKept) => {
  expect(isStorable(text)).toBe(isKept)
})

test.each(['visa', 'a-2', '14-days'])('%s is a slug', (text) => expect(isSlug(text)).toBe(true))

test.each(['', 'Visa', 'a--b', '-a', 'a-', 'a_b', 'a/b', '..', 'a?b=c', 'ビザ', 'a\n'])(
  '%j is not a slug',
  (text) => expect(isSlug(text)).toBe(false),
)

test.each([
  ['高瀬 直樹', 'ja'],
  ['カタカナ', 'ja'],
  ['QAエンジニア 2名', 'ja'],
  ['Ana Lucía Herrera', 'en'],
  ['819012345678', undefined],
  ['Анна', undefined],
  ['', undefined],
])('the language of %j is %j', (text, lang) => {
  expect(writtenIn(text)).toBe(lang)
})

test.each([
  [
    'ja' as const,
    ['森山がお伝えしました。', '企業名は公開されません。'],
    '森山がお伝えしました。企業名は公開されません。',
  ],
  ['en' as const, ['Emi named it.', 'It is not public.'], 'Emi named it. It is not public.'],
])('sentences in %s are joined as usual', (lang, sentences, text) => {
  expect(joinSentences(lang, sentences)).toBe(text)
})
