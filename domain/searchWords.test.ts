import { expect, test } from 'vitest'
import { searchWords } from './searchWords.ts'

const ten = 'a b c d e f g h i j'

test.each([
  ['Go　go AWS', ['go', 'aws'], []],
  ['   ', [], []],
  ['', [], []],
  [ten, ten.split(' '), []],
  [`${ten} J Ａ`, ten.split(' '), []],
  [`${ten} Python 東京 PYTHON`, ten.split(' '), ['PYTHON', '東京']],
])('the first ten different words of "%s" are used', (text, used, ignored) => {
  expect(searchWords(text)).toEqual({ used, ignored })
})
