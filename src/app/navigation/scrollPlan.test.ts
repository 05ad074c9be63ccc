import { expect, test } from 'vitest'
import { type Place, type ScrollPlan, scrollPlan } from './scrollPlan.ts'

/** Parses an address such as '/jobs?page=2#list', with a key of the history. */
function place(address: string, key: string): Place {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { key, pathname, search, hash }
}

test.each<[string, string, string, ScrollPlan]>([
  ['a new page', '/jobs', '/cases', { to: 'top' }],
  ['a new page with a hash', '/jobs', '/cases#third', { to: 'hash', newPage: true }],
  ['the same page in the other language', '/jobs?page=2', '/en/jobs?page=2', { to: 'top' }],
  ['a change of the query alone', '/jobs', '/jobs?page=2', { to: 'stay' }],
  ['a change of the query that keeps the hash', '/jobs#list', '/jobs?page=2#list', { to: 'stay' }],
  ['a link within the page', '/jobs', '/jobs#list', { to: 'hash', newPage: false }],
  ['the same link within the page again', '/jobs#list', '/jobs#list', { to: 'hash', newPage: false }],
  ['a change of query and hash', '/jobs', '/jobs?page=2#list', { to: 'hash', newPage: false }],
  ['the same page again', '/jobs', '/jobs', { to: 'stay' }],
])('%s', (_, from, to, plan) => {
  expect(scrollPlan({ from: place(from, 'a'), to: place(to, 'b'), isPop: false, kept: undefined })).toEqual(
    plan,
  )
})

test.each<[string, string, string, number | undefined, ScrollPlan]>([
  ['back to a page', '/jobs/detail/3', '/jobs', 640, { to: 'position', y: 640 }],
  ['back to the top of a page', '/jobs/detail/3', '/jobs', 0, { to: 'position', y: 0 }],
  ['back to a page with a hash', '/jobs', '/cases#third', 640, { to: 'position', y: 640 }],
  ['back to another query', '/jobs?page=2', '/jobs', 640, { to: 'position', y: 640 }],
  ['back to a page without a stored position', '/jobs/detail/3', '/jobs', undefined, { to: 'top' }],
  ['the skip link', '/jobs', '/jobs#main', undefined, { to: 'hash', newPage: false }],
  ['the skip link a second time', '/jobs#main', '/jobs#main', 640, { to: 'hash', newPage: false }],
])('%s', (_, from, to, kept, plan) => {
  expect(scrollPlan({ from: place(from, 'default'), to: place(to, 'default'), isPop: true, kept })).toEqual(
    plan,
  )
})
