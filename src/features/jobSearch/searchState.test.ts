import { expect, test } from 'vitest'
import { type SearchState, parseSearch, toCommaForm, toParams, toQuery } from './searchState.ts'

const parse = (query: string) => parseSearch(new URLSearchParams(query))

test.each<[query: string, expected: Partial<SearchState>]>([
  ['', { currentPage: 1, orderBy: 'job_update_date', searchWord: '', jobCategory: [], salary: null }],
  ['jobCategory=bridge_se,qa', { jobCategory: ['qa', 'bridge_se'] }],
  ['jobCategory=qa%2Cbridge_se', { jobCategory: ['qa', 'bridge_se'] }],
  ['jobCategory=qa&jobCategory=bridge_se', { jobCategory: ['qa', 'bridge_se'] }],
  ['jobCategory=qa,,qa', { jobCategory: ['qa'] }],
  ['location=tokyo,kansai', { location: ['kansai', 'tokyo'] }],
  ['nationwideLocation=true', { nationwideLocation: true }],
  ['nationwideLocation=false', { nationwideLocation: false }],
  ['applyFromAbroad=true', { applyFromAbroad: true }],
  ['applyFromAbroad=false', { applyFromAbroad: false }],
  ['remote=full,partial', { remote: ['partial', 'full'] }],
  ['employmentType=fixed_term', { employmentType: ['fixed_term'] }],
  ['salary=5000000', { salary: 5_000_000 }],
  ['salary=', { salary: null }],
  ['japaneseLevel=none_jp,business_level_jp', { japaneseLevel: 'business_level_jp' }],
  ['englishLevel=fluent_en', { englishLevel: 'fluent_en' }],
  ['industryName=saas,others', { industryName: ['others', 'saas'] }],
  ['itSkills=none,cpp', { itSkills: ['cpp', 'none'] }],
  ['orderBy=salary', { orderBy: 'salary' }],
  ['searchWord=+python,+%E6%9D%B1%E4%BA%AC+', { searchWord: 'python, 東京' }],
  ['searchWord=a%00b%0A', { searchWord: 'a b' }],
  ['page=3', { currentPage: 3 }],
  ['page=123456789', { currentPage: 100_000 }],
  ['utm_source=mail', { currentPage: 1 }],
])('%j is parsed, nothing is ignored', (query, expected) => {
  const { state, ignored } = parse(query)
  expect(state).toMatchObject(expected)
  expect(ignored).toEqual([])
})

test.each([
  ['location=atlantis,tokyo', [['location', 'atlantis']]],
  ['jobCategory=QA', [['jobCategory', 'QA']]],
  ['jobCategory=<script>alert(1)</script>', [['jobCategory', '<script>alert(1)</script>']]],
  [
    'jobCategory=toString&itSkills=__proto__',
    [
      ['jobCategory', 'toString'],
      ['itSkills', '__proto__'],
    ],
  ],
  ['salary=5500000', [['salary', '5500000']]],
  ['japaneseLevel=fluent_en', [['japaneseLevel', 'fluent_en']]],
  ['nationwideLocation=yes', [['nationwideLocation', 'yes']]],
  ['applyFromAbroad=1', [['applyFromAbroad', '1']]],
  ['remote=hybrid', [['remote', 'hybrid']]],
  ['employmentType=freelance', [['employmentType', 'freelance']]],
  ['orderBy=id', [['orderBy', 'id']]],
  ['page=0', [['page', '0']]],
  ['page=abc', [['page', 'abc']]],
  ['page=-1', [['page', '-1']]],
  ['page=1e3', [['page', '1e3']]],
])('%j: unknown values are listed as ignored', (query, expected) => {
  const { state, ignored } = parse(query)
  expect(ignored.map(({ name, value }) => [name, value])).toEqual(expected)
  expect(state.currentPage).toBe(1)
})

test('search words beyond the tenth are ignored and stay in searchWord', () => {
  const searchWord = 'a b c d e f g h i j Python 東京 A'
  const { state, ignored } = parse(new URLSearchParams({ searchWord }).toString())
  expect(ignored).toEqual([
    { name: 'searchWord', value: 'Python' },
    { name: 'searchWord', value: '東京' },
  ])
  expect(state.searchWord).toBe(searchWord)
})

test('languageSkills lists all language conditions', () => {
  const { state } = parse('otherLanguageSkills=korean&japaneseLevel=fluent_jp')
  expect(state.languageSkills).toEqual([
    { name: 'japaneseLevel', value: 'fluent_jp' },
    { name: 'otherLanguageSkills', value: 'korean' },
  ])
})

test.each([
  ['', null],
  ['jobCategory=qa,bridge_se&page=2', null],
  ['jobCategory=qa%2Cbridge_se', null],
  ['utm_source=&utm_source=b', null],
  ['jobCategory=qa&jobCategory=bridge_se&salary=', 'jobCategory=qa,bridge_se'],
  ['searchWord=&japaneseLevel=', ''],
  ['searchWord=+&jobCategory=wizard&jobCategory=qa', 'jobCategory=wizard,qa'],
  ['searchWord=a&searchWord=b+c', 'searchWord=a%20b%20c'],
  ['utm_source=mail&salary=', 'utm_source=mail'],
])('%j in the comma form is %j', (query, expected) => {
  const found = toCommaForm(new URLSearchParams(query))
  expect(found).toBe(expected)
  expect(toCommaForm(new URLSearchParams(found ?? query))).toBeNull()
})

test.each([
  ['page=1&orderBy=job_update_date', ''],
  ['jobCategory=qa%2Cbridge_se&location=tokyo', 'jobCategory=qa,bridge_se&location=tokyo'],
  ['page=2&orderBy=salary&searchWord=c%2B%2B+%26+go', 'searchWord=c%2B%2B%20%26%20go&orderBy=salary&page=2'],
  ['location=atlantis', ''],
  ['nationwideLocation=true&salary=3000000', 'nationwideLocation=true&salary=3000000'],
])('the query of %j is %j', (query, expected) => {
  expect(toQuery(parse(query).state)).toBe(expected)
})

test('search words are cut at the limit of the contract, never within a character', () => {
  const { state } = parse(`searchWord=${encodeURIComponent(`${'a'.repeat(199)}😀`)}`)
  expect(state.searchWord).toBe('a'.repeat(199))
})

test('toParams has the order, the page, the counts and the chosen values', () => {
  expect(toParams(parse('').state)).toEqual({ orderBy: 'job_update_date', page: 1, facets: true })
  expect(toParams(parse('salary=4000000&japaneseLevel=none_jp&page=2').state)).toEqual({
    orderBy: 'job_update_date',
    page: 2,
    facets: true,
    salary: 4_000_000,
    japaneseLevel: ['none_jp'],
  })
})
