import { expect, test } from 'vitest'
import { textOf } from './support/htmlPage.ts'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

/** Returns the paths of all links to jobs, also repeated ones. */
const jobsIn = (html: string) =>
  [...html.matchAll(/ href="([^"]*\/jobs\/detail\/[^"]*)"/g)].map(([, path = '']) => path)

test.each([
  ['jobCategory=<script>', 'jobCategory=<script>'],
  ['location=atlantis', 'location=atlantis'],
  ['jobCategory=QA', 'jobCategory=QA'],
  ['salary=1', 'salary=1'],
  ['orderBy=shoe_size', 'orderBy=shoe_size'],
  ['page=0', 'page=0'],
  ['page=abc', 'page=abc'],
  ['searchWord=a e i o n t r s l d Go', 'Go'],
])('%s is reported and ignored', async (query, named) => {
  const { status, html } = await site.open(`/en/jobs?${encodeURI(query)}`)
  expect(status).toBe(200)
  const note = textOf(html.slice(html.indexOf('<div role="status"')), 'div')
  expect(note).toMatch(/we left|We left/)
  expect(note).toContain(`“${named}”`)
  expect(jobsIn(html)).toHaveLength(20)
})

test('each job is linked once, and the list shows its range', async () => {
  const { html } = await site.open('/en/jobs')
  const jobs = jobsIn(html)
  expect(jobs).toHaveLength(20)
  expect(new Set(jobs).size).toBe(20)
  expect(html).toContain('>1 to 20<')
})
