import { expect, test } from 'vitest'
import { freshJobs } from './freshJobs.tsx'
import { MOST_SEARCHES, readSearches } from './savedSearches.ts'

const search = {
  name: 'Kanto',
  query: 'location=kanto',
  savedAt: '2026-11-01T10:00:00.000Z',
  seenAt: '2026-11-02T10:00:00.000Z',
}

test.each([
  ['no list', { data: [] }, undefined],
  ['null', null, undefined],
  ['an empty list', [], []],
  ['a search', [search], [search]],
  ['a blank name', [{ ...search, name: '  ' }, search], [search]],
  ['a name that is too long', [{ ...search, name: 'x'.repeat(81) }], []],
  ['a time that is none', [{ ...search, seenAt: 'yesterday' }], []],
  ['rows that are no searches', [1, null, 'x', {}, search], [search]],
  ['the same query twice', [search, { ...search, name: 'Again' }], [search]],
])('of %s the valid searches are read', (_, stored, read) => {
  expect(readSearches(stored)).toEqual(read)
})

test('a list that is too long is cut', () => {
  const many = Array.from({ length: 40 }, (_, place) => ({ ...search, query: `page=${place}` }))
  expect(readSearches(many)).toHaveLength(MOST_SEARCHES)
})

test('jobs that were registered after the last visit are new', () => {
  const registered = ['2026-11-03T09:00:00+09:00', '2026-11-02T19:00:01+09:00', '2026-11-02T19:00:00+09:00']
  const jobs = registered.map((time) => ({ job_registration_date: time }))
  expect(freshJobs({ jobs, total: 9 }, search.seenAt)).toEqual({ total: 9, fresh: 2 })
})
