import { expect, test } from 'vitest'
import { countriesIn, countryCodes, countryName } from './countries.ts'
import { languages } from './lang.ts'

test('there are the 249 codes of ISO 3166-1, each once', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
})

test.each(languages)('in %s all countries have different names, and Japan comes first', (lang) => {
  const countries = countriesIn(lang)
  expect(countries[0]?.code).toBe('JP')
  expect(new Set(countries.map(({ name }) => name)).size).toBe(249)
  expect(countries.filter(({ code, name }) => code === name)).toEqual([])
})

test('a name in each language', () => {
  expect([countryName('BR', 'en'), countryName('BR', 'ja')]).toEqual(['Brazil', 'ブラジル'])
})
