import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { jobFeedPath } from '#src/routes/feed.ts'
import { ORIGIN, createTestSite } from './support/site.ts'

const JOBS = 10_000
const site = await createTestSite({ jobs: JOBS })

/** Returns the texts of an element of a feed, in their order. */
const textsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

const RFC_822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

test.each(languages)('the feed of ten thousand jobs is RSS 2.0 with the twenty newest (%s)', async (lang) => {
  const response = await site.get(jobFeedPath(lang, ''))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await response.text()
  const [channel = '', ...items] = xml.split('<item ')
  expect(channel).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/)
  for (const name of ['title', 'link', 'description', 'language', 'lastBuildDate'])
    expect(textsOf(channel, name)).toHaveLength(1)
  expect(items).toHaveLength(20)
  for (const item of items) {
    expect(textsOf(item, 'title')[0]).toMatch(/\S/)
    const [link = ''] = textsOf(item, 'link')
    expect(link).toMatch(new RegExp(`^${ORIGIN}(/en)?/jobs/detail/\\d+$`))
    expect(textsOf(item, 'guid')).toEqual([link])
    expect(textsOf(item, 'pubDate')[0]).toMatch(RFC_822)
  }
  const times = textsOf(xml, 'pubDate').map((text = '') => Date.parse(text))
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('unknown filters, pages and orders are left out of the address and of the search', async () => {
  const plain = await (await site.get('/en/jobs/feed?jobCategory=qa')).text()
  const odd = await site.get(
    '/en/jobs/feed?jobCategory=qa,knitting&location=atlantis&page=9&orderBy=salary&utm=x',
  )
  expect(odd.status).toBe(200)
  expect(await odd.text()).toBe(plain)
  expect(plain).toContain(`<link>${ORIGIN}/en/jobs?jobCategory=qa</link>`)
})

test('markup in the words of a search is text', async () => {
  const query = new URLSearchParams({ searchWord: '</title><script>alert(1)</script>&"' })
  const xml = await (await site.get(`/en/jobs/feed?${query}`)).text()
  expect(xml).not.toMatch(/<script/i)
  expect(xml).toContain('&lt;script&gt;')
})

test('a feed may be cached for a quarter of an hour, is not indexed, and is not sent twice', async () => {
  const { headers } = await site.get('/jobs/feed')
  expect(headers.get('Cache-Control')).toBe('public, max-age=900')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  const [etag, modified] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
  expect((await site.get('/jobs/feed', { 'If-None-Match': etag })).status).toBe(304)
  expect((await site.get('/jobs/feed', { 'If-Modified-Since': modified })).status).toBe(304)
  expect((await site.get('/en/jobs/feed', { 'If-None-Match': etag })).status).toBe(200)
})

test.each(['/en/jobs/feeds', '/ja/jobs/feed', '/jobs/feed/rss'])('%s is no feed', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})
