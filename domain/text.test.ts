import { expect, test } from 'vitest'
import { foldForSearch, lengthOf, searchWords } from './text.ts'

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
  ['Go　go AWS', ['go', 'aws']],
  ['   ', []],
  ['', []],
])('words of "%s"', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['履歴書.pdf', 7],
  ['が', 1],
  ['か\u3099', 1],
  ['𠮷野', 2],
])('"%s" has %i characters', (text, length) => {
  expect(lengthOf(text)).toBe(length)
})
