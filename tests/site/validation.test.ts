/** Caches of visitors and of edges: a copy is validated before each use (decision 102). */

import { expect, test } from 'vitest'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

test.each([
  ['a page', '/en/jobs'],
  ['an answer of the API', '/api/v1/job?perPage=3'],
  ['the feed of the blog', '/blog/feed.xml'],
])('%s that is known is a 304 with the headers of the whole response', async (_, path) => {
  const first = await site.get(path)
  const tag = first.headers.get('ETag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22,}"$/)
  await first.arrayBuffer()
  for (const known of [tag, `"other", ${tag}`, '*']) {
    const again = await site.get(path, { 'If-None-Match': known })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    for (const name of ['ETag', 'Cache-Control', 'Vary', 'Content-Security-Policy', 'Reporting-Endpoints'])
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)])
  }
  expect((await site.get(path, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test.each([
  ['/en/applicant/login', 200],
  ['/en/nothing-here', 404],
  ['/api/v1/applicant/auth', 401],
  ['/api/v1/nothing', 404],
])('%s has no tag', async (path, status) => {
  const response = await site.get(path, { 'If-None-Match': '*' })
  expect([response.status, response.headers.get('ETag')]).toEqual([status, null])
})
