import type { APIRequestContext } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import type { PageId } from '#src/routes/table.ts'
import { JOB, sitePages } from './support/pages.ts'
import { ORIGIN } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** The addresses of the sitemap with what it says of each. */
async function sitemapOf(request: APIRequestContext): Promise<Map<string, string>> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const entries = (await response.text()).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)
  return new Map([...entries].map(([, address = '', rest = '']) => [address.replace(ORIGIN, ''), rest]))
}

test('the sitemap has every page that search engines may keep, in its languages', async ({ request }) => {
  const sitemap = await sitemapOf(request)
  const listed = sitePages.filter(({ path }) => sitemap.has(path)).map(({ path }) => path)
  expect(listed).toEqual(sitePages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path))
  for (const { path, lang, mirror } of sitePages.filter(({ isIndexed }) => isIndexed)) {
    const rest = sitemap.get(path) ?? ''
    const [ja, en] = lang === 'ja' ? [path, mirror] : [mirror, path]
    const links = mirror === null ? [] : [`"ja" href="${ORIGIN}${ja}"`, `"x-default" href="${ORIGIN}${en}"`]
    for (const link of links) expect(rest).toContain(`hreflang=${link}`)
    expect(rest.includes('hreflang')).toBe(mirror !== null)
  }
})

test('the sitemap has all open jobs with the time of their last change, and no others', async ({
  request,
}) => {
  const sitemap = await sitemapOf(request)
  const { total } = await (await request.get('/api/v1/job?perPage=1')).json()
  for (const lang of languages) {
    const pattern = new RegExp(`^${href(lang, 'jobs')}/detail/\\d+$`)
    const jobs = [...sitemap].filter(([path]) => pattern.test(path))
    expect(jobs).toHaveLength(total)
    for (const [, rest] of jobs) expect(rest).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:]+\+09:00<\/lastmod>/)
  }
})

test('what the sitemap names can be opened and kept', async ({ request }) => {
  const paths = [...(await sitemapOf(request)).keys()]
  for (const path of paths.filter((_, at) => at % 12 === 0)) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status()]).toEqual([path, 200])
    const html = await response.text()
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`)
    expect(html).not.toContain('name="robots"')
  }
})

test('robots.txt names the sitemap and closes what is personal', async ({ request }) => {
  const response = await request.get('/robots.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
  expect(closed).toEqual(['/applicant/', '/en/applicant/', '/api/v1/'])
  for (const { path } of sitePages.filter(({ isIndexed }) => isIndexed)) {
    expect(closed.some((start) => path.startsWith(start) || start === path)).toBe(false)
  }
})

/** The pages that tell of themselves alone, and those with a picture of their own. */
const articles: PageId[] = ['case', 'article']
const pictured: PageId[] = [...articles, 'job']

for (const { id, path, lang } of sitePages) {
  test(`a link to ${path} is shown as a card with a picture`, async ({ page, request }) => {
    await page.goto(path)
    const content = (name: string) =>
      page.locator(`head meta:is([property="${name}"], [name="${name}"])`).getAttribute('content')
    expect(await content('twitter:card')).toBe('summary_large_image')
    expect(await content('og:type')).toBe(articles.includes(id) ? 'article' : 'website')
    expect(await content('og:image:width')).toBe('1200')
    expect(await content('og:image:height')).toBe('630')
    expect(await content('og:image:alt')).toMatch(/\S/)
    const picture = (await content('og:image')) ?? ''
    const own = pictured.includes(id) ? path.replace(/^\/en/, '') : '/site'
    expect(picture).toBe(`${ORIGIN}/og/${lang}${own}.png`)

    const response = await request.get(picture.replace(ORIGIN, ''))
    expect(response.headers()['content-type']).toBe('image/png')
    const bytes = await response.body()
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeGreaterThan(20_000)
  })
}

test('a picture can be kept, and asked for again', async ({ request }) => {
  const first = await request.get(`/og/en/jobs/detail/${JOB}.png`)
  const { etag = '', 'cache-control': caching } = first.headers()
  expect(caching).toBe('public, max-age=3600')
  const again = await request.get(`/og/en/jobs/detail/${JOB}.png`, { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect((await request.get(`/og/ja/jobs/detail/${JOB}.png`)).headers()['etag']).not.toBe(etag)
})

for (const path of [
  'en/jobs/detail/1',
  'en/jobs/detail/01',
  'ja/cases/99',
  'en/company',
  'de/site',
  'en/nothing',
]) {
  test(`there is no picture ${path}`, async ({ request }) => {
    expect((await request.get(`/og/${path}.png`)).status()).toBe(404)
  })
}
