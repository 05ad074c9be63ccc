import { beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { type WholeSite, startWholeSite } from '../support/wholeSite.ts'

let site: WholeSite

beforeEach(async () => {
  site = await startWholeSite()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Makes all reads from the store fail. Returns a function that restores them. */
function stopStore({ env }: WholeSite): () => void {
  const away = () => Promise.reject(new Unavailable('The database is not available'))
  const spies = [
    vi.spyOn(env.store.stories, 'published').mockImplementation(away),
    vi.spyOn(env.store.blog, 'summaries').mockImplementation(away),
    vi.spyOn(env.store.blog, 'terms').mockImplementation(away),
    vi.spyOn(env.jobSearch, 'search').mockImplementation(away),
    vi.spyOn(env.store.jobs, 'find').mockImplementation(away),
  ]
  return () => spies.forEach((spy) => spy.mockRestore())
}

const robotsOf = (html: string) => /<meta name="robots" content="([^"]+)"/.exec(html)?.[1]

test.each([
  ['/en/cases', 'The stories could not be loaded'],
  ['/en/jobs', 'The jobs could not be loaded'],
  ['/blog', ''],
  ['/en/cases/1', 'Page Not Found'],
  ['/en/jobs/detail/20401', 'Page Not Found'],
])('%s without its data gets a 503 with Retry-After, and recovers with its data', async (path, text) => {
  const restart = stopStore(site)
  const failed = await site.get(path)
  const html = await failed.text()
  expect(failed.status).toBe(503)
  expect(failed.headers.get('Retry-After')).toBe('5')
  expect(failed.headers.get('Cache-Control')).toBe('no-store')
  expect(robotsOf(html)).toBe('noindex')
  expect(html).toContain(text)
  restart()
  const later = await site.get(path)
  expect(later.status).toBe(200)
  expect(later.headers.get('Retry-After')).toBeNull()
  expect(robotsOf(await later.text())).toBeUndefined()
})

test('a read that fails once is repeated for the page', async () => {
  vi.spyOn(site.env.store.stories, 'published').mockRejectedValueOnce(new Error('A deadlock'))
  const page = await site.get('/en/cases?origin=africa')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('The stories could not be loaded')
})

test('a store that is away is not asked again for the same page', async () => {
  const stories = vi
    .spyOn(site.env.store.stories, 'published')
    .mockRejectedValue(new Unavailable('The database is not available'))
  await site.get('/en/cases')
  expect(stories).toHaveBeenCalledTimes(1)
})

test('a crawler also gets a 503 for a page without its data', async () => {
  stopStore(site)
  const answer = await site.get('/en/cases', { 'User-Agent': 'Googlebot/2.1' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
})

test('the home page leaves out content that fails to load, in this response only', async () => {
  const restart = stopStore(site)
  const failed = await site.get('/en')
  const html = await failed.text()
  expect(failed.status).toBe(200)
  expect(failed.headers.get('Cache-Control')).toBe('no-store')
  expect(robotsOf(html)).toBeUndefined()
  expect(html).not.toContain('/en/jobs/detail/')
  restart()
  const later = await site.get('/en')
  expect(later.headers.get('Cache-Control')).toBe('no-cache')
  expect(await later.text()).toContain('/en/jobs/detail/')
})

test.each(['/sitemap.xml', '/blog/feed.xml'])('%s gets a 503 with Retry-After', async (path) => {
  const restart = stopStore(site)
  const failed = await site.get(path)
  expect(failed.status).toBe(503)
  expect(failed.headers.get('Retry-After')).toBe('5')
  restart()
  expect((await site.get(path)).status).toBe(200)
})

test('a page with many concurrent requests is rendered once', async () => {
  const stories = vi.spyOn(site.env.store.stories, 'published')
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.get('/en/cases?origin=europe')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(stories).toHaveBeenCalledTimes(1)
})

test('a page for an unknown id is still not found', async () => {
  expect((await site.get('/en/cases/9999')).status).toBe(404)
})
