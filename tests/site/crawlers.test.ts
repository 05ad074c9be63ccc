import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { href, inLanguage, pathWithoutLanguage } from '#src/routes/href.ts'
import { addressOf, sitePages } from '../support/sitePages.ts'
import { ORIGIN, createTestSite } from './support/site.ts'

const site = await createTestSite()

/** Returns the paths of the sitemap with the rest of each entry. */
async function sitemap(): Promise<Map<string, string>> {
  const response = await site.get('/sitemap.xml')
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const entries = (await response.text()).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)
  return new Map([...entries].map(([, address = '', rest = '']) => [address.replace(ORIGIN, ''), rest]))
}

const entries = await sitemap()
const paths = [...entries.keys()]
const pages = await Promise.all(
  sitePages.map(async (each) => {
    const path = addressOf(each, paths)
    return { ...each, path, page: await site.open(path) }
  }),
)
const indexed = pages.filter(({ page }) => page.meta('robots') === undefined)

test('the sitemap has exactly the pages that search engines may index', () => {
  const listed = pages.filter(({ path }) => entries.has(path)).map(({ path }) => path)
  expect(listed).toEqual(indexed.map(({ path }) => path))
})

test.each(indexed.map((each) => [each.path, each] as const))(
  'the sitemap lists %s in its languages',
  (path, { row }) => {
    const rest = entries.get(path) ?? ''
    expect(rest.includes('hreflang')).toBe(row.only === undefined)
    if (row.only) return
    const [ja, en] = languages.map((lang) => ORIGIN + inLanguage(lang, pathWithoutLanguage(path)))
    for (const link of [`"ja" href="${ja}"`, `"en" href="${en}"`, `"x-default" href="${en}"`])
      expect(rest).toContain(`hreflang=${link}`)
  },
)

test.each(languages)(
  'the sitemap has exactly the open jobs, with the time of their last change (%s)',
  async (lang) => {
    const { total } = await (await site.get('/api/v1/job?perPage=1')).json()
    const pattern = new RegExp(`^${href(lang, 'jobs')}/detail/\\d+$`)
    const jobs = [...entries].filter(([path]) => pattern.test(path))
    expect(jobs).toHaveLength(total)
    for (const [, rest] of jobs) expect(rest).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:]+\+09:00<\/lastmod>/)
  },
)

test('each page in the sitemap can be opened and indexed, and has no placeholders', async () => {
  const wrong = await Promise.all(
    paths.map(async (path) => {
      const page = await site.open(path)
      const text = page.html.replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
      return [
        page.status === 200 ? [] : `${path} answers ${page.status}`,
        page.links('canonical')[0]?.['href'] === ORIGIN + path ? [] : `${path} has another canonical address`,
        page.meta('robots') === undefined ? [] : `${path} is not for search engines`,
        />[^<]*\b(undefined|null|NaN)\b[^<]*<|\[object/.test(text) ? `${path} shows a missing value` : [],
      ].flat()
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test('robots.txt names the sitemap and excludes personal pages', async () => {
  const response = await site.get('/robots.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10))
  expect(closed).toEqual(['/applicant/', '/en/applicant/', '/api/v1/'])
  const shut = indexed.filter(({ path }) => closed.some((start) => path.startsWith(start) || start === path))
  expect(shut.map(({ path }) => path)).toEqual([])
})

test.each(['en/jobs/detail/1', 'en/jobs/detail/01', 'ja/cases/99', 'en/company', 'de/site', 'en/nothing'])(
  'there is no picture %s',
  async (path) => {
    expect((await site.get(`/og/${path}.png`)).status).toBe(404)
  },
)
