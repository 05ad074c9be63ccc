import { expect, test } from 'vitest'
import { languages } from '#domain/lang.ts'
import { inLanguage, pathWithoutLanguage } from '#src/routes/href.ts'
import { layoutRules } from '#src/routes/layoutRules.ts'
import { type SitePage, addressOf, sitePages } from '../support/sitePages.ts'
import type { HtmlPage } from './support/htmlPage.ts'
import { ORIGIN, createTestSite } from './support/site.ts'

const site = await createTestSite()
const listed = await site.listed()

type Opened = SitePage & { path: string; page: HtmlPage }

const opened: Opened[] = await Promise.all(
  sitePages.map(async (each) => {
    const path = addressOf(each, listed)
    return { ...each, path, page: await site.open(path) }
  }),
)

const isIndexed = ({ page }: Opened) => page.meta('robots') === undefined
const inTurn = (pages: Opened[]) => pages.map((each): [string, Opened] => [each.path, each])

/** The embedded card has none of a page's metadata (interfaces §12). */
const whole = opened.filter(({ row }) => !layoutRules[row.layout].isEmbedded)

/** Returns the page's alternates by language; empty for a page in one language only. */
function alternatesOf({ path, row }: Opened): Record<string, string> {
  if (row.only) return {}
  const [ja, en] = languages.map((lang) => inLanguage(lang, pathWithoutLanguage(path)))
  return { ja: `${ORIGIN}${ja}`, en: `${ORIGIN}${en}`, 'x-default': `${ORIGIN}${en}` }
}

test.each(inTurn(opened))('%s exists, in its language', (_, { page, lang }) => {
  expect(page.status).toBe(200)
  expect(page.lang).toBe(lang)
  expect(page.title).toMatch(/\S.* \| Hashi$|^Hashi/)
})

test.each(inTurn(whole.filter(isIndexed)))('%s has complete metadata', (path, entry) => {
  const { page, lang } = entry
  const description = page.meta('description') ?? ''
  expect(description.length).toBeGreaterThan(lang === 'ja' ? 25 : 50)
  expect(page.links('canonical').map(({ href }) => href)).toEqual([ORIGIN + path])
  const alternates = page.links('alternate').filter(({ hreflang }) => hreflang !== undefined)
  expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual(
    alternatesOf(entry),
  )
  expect(page.meta('og:title')).toBe(page.title)
  expect(page.meta('og:description')).toBe(description)
  expect(page.meta('og:url')).toBe(ORIGIN + path)
  expect(page.meta('og:type')).toMatch(/\S/)
  expect(page.meta('og:site_name')).toBe('Hashi')
  expect(page.meta('og:locale')).toMatch(lang === 'ja' ? /^ja_JP$/ : /^en_/)
})

test.each(inTurn(opened.filter((each) => !isIndexed(each))))(
  '%s is not for search engines',
  (_, { page }) => {
    expect(page.meta('robots')).toBe('noindex')
    expect(page.links('canonical')).toEqual([])
    expect(page.links('alternate').filter(({ hreflang }) => hreflang !== undefined)).toEqual([])
  },
)

test('search engines skip pages with guards, pages of some layouts, and personal pages', () => {
  const isClosed = ({ row }: SitePage) => row.guards !== undefined || layoutRules[row.layout].noindex === true
  expect(opened.filter((each) => isClosed(each) && isIndexed(each)).map(({ path }) => path)).toEqual([])
  const own = opened.filter((each) => !isClosed(each) && !isIndexed(each))
  expect([...new Set(own.map(({ id }) => id))]).toEqual(['favoritelist', 'entry'])
})

test.each(languages)('titles are unique within a language (%s)', async (lang) => {
  const extra = [
    '/jobs?page=2',
    '/jobs?jobCategory=qa',
    '/jobs?location=tokyo',
    '/cases/19',
    '/jobs/detail/20401',
    '/applicant/mypage/pdf?page=career',
    '/applicant/mypage/pdf/generate?page=resume',
  ]
  const more = await Promise.all(extra.map((path) => site.open(inLanguage(lang, path))))
  const ofLanguage = whole.filter((each) => each.lang === lang)
  const titles = [...ofLanguage.map(({ page }) => page.title), ...more.map(({ title }) => title)]
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('a page of search results has its number in its canonical address', async () => {
  const page = await site.open('/en/jobs?page=2&utm_source=mail')
  expect(page.links('canonical')).toMatchObject([{ href: `${ORIGIN}/en/jobs?page=2` }])
})

/** Pages with a share picture of their own; the others share the site's. */
const pictured = ['case', 'article', 'job']

test.each(inTurn(whole))(
  'a link to %s is shown as a card with a picture',
  async (path, { page, id, lang }) => {
    expect(page.meta('twitter:card')).toBe('summary_large_image')
    expect(page.meta('og:type')).toBe(['case', 'article'].includes(id) ? 'article' : 'website')
    expect(page.meta('og:image:width')).toBe('1200')
    expect(page.meta('og:image:height')).toBe('630')
    expect(page.meta('og:image:alt')).toMatch(/\S/)
    const own = pictured.includes(id) ? pathWithoutLanguage(path) : '/site'
    const picture = page.meta('og:image') ?? ''
    expect(picture).toBe(`${ORIGIN}/og/${lang}${own}.png`)

    const response = await site.get(picture.replace(ORIGIN, ''))
    expect(response.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeGreaterThan(20_000)
  },
)
