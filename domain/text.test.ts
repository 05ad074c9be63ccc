import { expect, test } from 'vitest'
import { foldForSearch, isStorable, lengthOf, oneLine } from './text.ts'

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
])('"%s" has %i characters', (text, length) => {
  expect(lengthOf(text)).toBe(length)
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
])('%j can be kept: %s', (text, isKept) => {
  expect(isStorable(text)).toBe(isKept)
})
