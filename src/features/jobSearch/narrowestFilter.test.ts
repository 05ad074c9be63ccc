import { expect, test } from 'vitest'
import { byJobFilter } from '#domain/jobFilters.ts'
import type { JobFacets } from '#src/api/jobs.ts'
import { narrowestFilter } from './narrowestFilter.ts'
import { parseSearch } from './searchState.ts'

const none = byJobFilter<JobFacets>(() => [])

test.each<[query: string, facets: Partial<JobFacets>, expected: string | null]>([
  ['jobCategory=qa&location=tottori', { location: [{ value: 'tokyo', count: 9 }] }, 'location'],
  [
    'jobCategory=qa&location=tottori',
    { location: [{ value: 'tokyo', count: 2 }], jobCategory: [{ value: 'others', count: 3 }] },
    'jobCategory',
  ],
  ['jobCategory=qa', { location: [{ value: 'tokyo', count: 9 }] }, null],
  ['searchWord=abc', {}, null],
])('the narrowest filter of %j with counts %j is %j', (query, facets, expected) => {
  const { state } = parseSearch(new URLSearchParams(query))
  expect(narrowestFilter(state, { ...none, ...facets })).toBe(expected)
})
