import { expect, test } from 'vitest'
import { writtenIn } from './writtenIn.ts'

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
