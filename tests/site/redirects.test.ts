import { expect, test } from 'vitest'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

const moved = [
  ['/recruiting/cases', '/cases'],
  ['/recruiting/cases/3', '/cases/3'],
  ['/recruiting_cases', '/cases'],
  ['/recruiting_cases/3', '/cases/3'],
  ['/attention/new', '/attention'],
  ['/attention/new/1', '/attention'],
]

test.each([...moved, ...moved.map((pair) => pair.map((path) => `/en${path}`))])(
  '%s has moved to %s, with its query',
  async (from, to) => {
    const response = await site.get(`${from}?a=1&b=%2F`)
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe(`${to}?a=1&b=%2F`)
  },
)

test.each([
  ['/cases/', '/cases'],
  ['/en/', '/en'],
  ['/en/jobs/?page=2', '/en/jobs?page=2'],
  ['//evil.example/', '/evil.example'],
  ['/%2Fevil.example', '/evil.example'],
  ['//', '/'],
  ['/e%6E/jobs', '/en/jobs'],
  ['/blog/category/english%2Fvisa', '/blog/category/english/visa'],
])('%s redirects to %s', async (from, to) => {
  const response = await site.get(from)
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toBe(to)
})

test('the address of the blog’s first page redirects to the blog', async () => {
  const response = await site.get('/blog/page/1')
  expect(response.status).toBe(308)
  expect(response.headers.get('Location')).toMatch(/\/blog$/)
})

test('repeated parameters and blanks of a search redirect to the comma form', async () => {
  const response = await site.get('/jobs?jobCategory=qa&jobCategory=bridge_se&salary=&searchWord=')
  expect(response.status).toBeGreaterThanOrEqual(301)
  expect(response.status).toBeLessThan(309)
  expect(response.headers.get('Location')).toMatch(/\/jobs\?jobCategory=qa,bridge_se$/)
})
