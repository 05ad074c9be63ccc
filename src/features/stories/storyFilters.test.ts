import { expect, test } from 'vitest'
import type { StorySummary } from '#src/api/stories.ts'
import { choicesOf, countsOf, narrowed, parseStoryFilters, queryAfter } from './storyFilters.ts'

const story = (id: number, facts: Partial<StorySummary>): StorySummary => ({
  id,
  initials: 'D.P.',
  age: 'late 20s',
  nationality: 'Vietnam',
  catchTitle: 'Five client sites',
  jobBeforeTransfer: 'Programmer',
  annualSalaryBeforeTransfer: '3.8',
  jobAfterTransfer: 'Backend engineer',
  annualSalaryAfterTransfer: '6.2',
  roleBefore: 'qa',
  roleAfter: 'qa',
  origin: 'europe',
  japaneseLevel: 'none_jp',
  isTop: false,
  ...facts,
})

const stories = [
  story(1, {}),
  story(2, { roleBefore: 'student', origin: 'americas' }),
  story(3, { roleAfter: 'web_designer', japaneseLevel: 'fluent_jp' }),
]

const parse = (query: string) => parseStoryFilters(new URLSearchParams(query))

test.each([
  ['', []],
  ['roleAfter=qa', [{ name: 'roleAfter', value: 'qa' }]],
  [
    'japaneseLevel=none_jp&roleBefore=student',
    [
      { name: 'roleBefore', value: 'student' },
      { name: 'japaneseLevel', value: 'none_jp' },
    ],
  ],
  ['roleAfter=student&origin=atlantis&roleBefore=&japaneseLevel=constructor&page=2', []],
  ['roleAfter=qa&roleAfter=web_designer', [{ name: 'roleAfter', value: 'qa' }]],
])('the query "%s" is reduced to its known values', (query, choices) => {
  expect(choicesOf(parse(query))).toEqual(choices)
})

test.each([
  ['', [1, 2, 3]],
  ['roleAfter=qa', [1, 2]],
  ['roleAfter=qa&origin=europe', [1]],
  ['roleBefore=student&japaneseLevel=fluent_jp', []],
])('the query "%s" finds the stories %j', (query, ids) => {
  expect(narrowed(stories, parse(query)).map(({ id }) => id)).toEqual(ids)
})

test('counts are those under the other filters, and a chosen value stays', () => {
  expect(countsOf(stories, {}, 'roleAfter')).toEqual([
    { value: 'qa', count: 2 },
    { value: 'web_designer', count: 1 },
  ])
  expect(countsOf(stories, { origin: 'americas', roleAfter: 'web_designer' }, 'roleAfter')).toEqual([
    { value: 'qa', count: 1 },
    { value: 'web_designer', count: 0 },
  ])
})

test('a choice replaces the value of its filter, and is removed when it is chosen again', () => {
  expect(queryAfter({ origin: 'europe' }, { name: 'roleAfter', value: 'qa' })).toBe(
    'roleAfter=qa&origin=europe',
  )
  expect(queryAfter({ origin: 'europe' }, { name: 'origin', value: 'americas' })).toBe('origin=americas')
  expect(queryAfter({ origin: 'europe' }, { name: 'origin', value: 'europe' })).toBe('')
})
