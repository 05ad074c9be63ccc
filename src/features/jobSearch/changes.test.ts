import { expect, test } from 'vitest'
import { activeChoices, clear, drop, remove, setPage, settle } from './changes.ts'
import { type Choice, type SearchState, parseSearch, toQuery } from './searchState.ts'

const stateOf = (query: string) => parseSearch(new URLSearchParams(query)).state

const start = 'searchWord=go&jobCategory=qa,bridge_se&salary=5000000&orderBy=salary&page=3'

test.each<[what: string, change: (state: SearchState) => SearchState, expected: string]>([
  [
    'a value',
    (s) => remove(s, { name: 'jobCategory', value: 'qa' }),
    'searchWord=go&jobCategory=bridge_se&salary=5000000&orderBy=salary',
  ],
  [
    'the words',
    (s) => remove(s, { name: 'searchWord', value: 'go' }),
    'jobCategory=qa,bridge_se&salary=5000000&orderBy=salary',
  ],
  [
    'the salary',
    (s) => remove(s, { name: 'salary', value: '5000000' }),
    'searchWord=go&jobCategory=qa,bridge_se&orderBy=salary',
  ],
  ['a filter', (s) => drop(s, 'jobCategory'), 'searchWord=go&salary=5000000&orderBy=salary'],
  ['everything but the order', clear, 'orderBy=salary'],
])('removes %s and returns to the first page', (_, change, expected) => {
  expect(toQuery(change(stateOf(start)))).toBe(expected)
})

test('setPage keeps all filters', () => {
  expect(toQuery(setPage(stateOf('jobCategory=qa&page=3'), 1))).toBe('jobCategory=qa')
  expect(toQuery(setPage(stateOf('jobCategory=qa'), 4))).toBe('jobCategory=qa&page=4')
})

test.each<[query: string, chosen: Choice, expected: string]>([
  ['location=kanto,tokyo,osaka', { name: 'location', value: 'tokyo' }, 'location=tokyo,osaka'],
  ['location=kanto,tokyo,osaka', { name: 'location', value: 'kanto' }, 'location=kanto,osaka'],
  [
    'industryName=others,healthcare',
    { name: 'industryName', value: 'healthcare' },
    'industryName=healthcare',
  ],
  ['industryName=others,healthcare', { name: 'industryName', value: 'others' }, 'industryName=others'],
  ['jobCategory=others,qa', { name: 'jobCategory', value: 'others' }, 'jobCategory=qa,others'],
])('in %j, choosing %j overrides only its own region, group or parts', (query, chosen, expected) => {
  expect(toQuery(settle(stateOf(query), chosen))).toBe(expected)
})

test('activeChoices are in the order of the filters', () => {
  expect(activeChoices(stateOf('itSkills=go&nationwideLocation=true&searchWord=a+b&page=2'))).toEqual([
    { name: 'searchWord', value: 'a b' },
    { name: 'nationwideLocation', value: 'true' },
    { name: 'itSkills', value: 'go' },
  ])
})
