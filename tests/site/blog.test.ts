import { expect, test } from 'vitest'
import * as z from 'zod'
import { DRAFT } from '../support/content.ts'
import { textOf } from './support/htmlPage.ts'
import { ORIGIN, createTestSite } from './support/site.ts'

const FEED = '/blog/feed.xml'

const newestArticles = z.object({ articles: z.array(z.object({ slug: z.string(), language: z.string() })) })

const site = await createTestSite()

test.each(['/blog', '/blog/page/2', '/blog/tag/tax', '/blog/aboutus', '/blog/category/library'])(
  '%s links the feed',
  async (path) => {
    const page = await site.open(path)
    const feeds = page.links('alternate').filter(({ type }) => type === 'application/rss+xml')
    expect(feeds).toMatchObject([{ href: ORIGIN + FEED, title: 'Hashi タレントブログ' }])
  },
)

test('the menu has the categories of the specification in its order: Japanese, English, the rest', async () => {
  const { html } = await site.open('/blog')
  const [menu = ''] = /<nav aria-label="カテゴリー"[^>]*>[^]*?<\/nav>/.exec(html) ?? []
  const links = [...menu.matchAll(/<a [^>]*href="\/blog\/([^"]*)"[^>]*>([^]*?)<\/a>/g)]
  const named = links.map(([, path, inner = '']) => `${path} ${inner.replaceAll(/<[^>]*>|\d/g, '')}`)
  expect(named).toEqual([
    'category/japanese 日本語の記事',
    'category/japanese/job-hunting 就職活動の知識',
    'category/japanese/career キャリア形成',
    'category/japanese/visa ビザ',
    'category/japanese/salary-and-tax 給与・税金',
    'category/japanese/social-insurance 社会保険・福利厚生',
    'category/japanese/others その他',
    'category/english English articles',
    'category/english/job-hunting Job hunting knowledge',
    'category/english/career Career development',
    'category/english/visa Visa',
    'category/english/salary-and-tax Salary and tax',
    'category/english/social-insurance Social insurance and welfare',
    'category/english/others Others',
    'category/recruitment-of-foreigners 外国人採用',
    'category/library 資料室',
    'aboutus このブログについて',
  ])
  const category = await site.open('/blog/category/english/job-hunting')
  expect(category.heading).toBe('Job hunting knowledge')
  expect(JSON.stringify(category.structuredData)).toContain('"name":"Job hunting knowledge"')
})

test('a client with the current feed gets a 304', async () => {
  const { headers } = await site.get(FEED)
  const [etag, modified] = [headers.get('ETag') ?? '', headers.get('Last-Modified') ?? '']
  const status = async (asked: Record<string, string>) => (await site.get(FEED, asked)).status
  expect(await status({ 'If-None-Match': etag })).toBe(304)
  expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': modified })).toBe(200)
  expect(await status({ 'If-Modified-Since': modified })).toBe(304)
  expect(await status({ 'If-Modified-Since': new Date(0).toUTCString() })).toBe(200)
})

test('the heading of every article is marked with its language', async () => {
  const { articles } = await (await site.get('/api/v1/blog/article?perPage=100')).json()
  expect(articles.length).toBeGreaterThan(20)
  for (const { slug, language } of articles) {
    const { heading, html } = await site.open(`/blog/${slug}`)
    expect(heading).toMatch(/\S/)
    expect(html).toContain(`<h1 lang="${language}"`)
  }
})

test('a draft is not cached', async () => {
  const response = await site.get(`/blog/preview?${new URLSearchParams(DRAFT)}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each(['page=9', 'page=abc', 'page=0', 'page=02', 'page=999999999'])(
  'a list without %s shows this, and links to its last page',
  async (query) => {
    const page = await site.open(`/blog/category/english?${query}`)
    expect(page.status).toBe(200)
    expect(page.meta('robots')).toBe('noindex')
    expect(page.html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('The list has 2 pages.')
    expect(page.html).toMatch(/href="\/blog\/category\/english\?page=2"[^>]*>Go to the last page \(2\)/)
  },
)

test.each(['/blog/category/english', '/blog/category/english/visa', '/blog/tag/changing-jobs'])(
  '%s is in English, but for the header and the footer of the site',
  async (path) => {
    const { html, title } = await site.open(path)
    const [, main = ''] = /<main[^>]*>([^]*)<\/main>/.exec(html) ?? []
    const shown = main.replaceAll(/<(\w+)[^>]* lang="ja"[^>]*>[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ')
    expect(title).not.toMatch(/[ぁ-んァ-ヶ]/)
    expect(shown).toMatch(/\d+ articles?/)
    expect(shown.match(/[ぁ-んァ-ヶ一-龠]+/g) ?? []).toEqual([])
  },
)

test('texts in another language than the page’s are marked with their language', async () => {
  const { html, lang } = await site.open('/blog')
  expect(lang).toBe('ja')
  const card = articlesIn(html).find((article) => article.includes('Your first payslip')) ?? ''
  expect(card).toMatch(/<h2 lang="en"[^>]*><a [^>]*>Your first payslip/)
  expect(card).toMatch(/<p lang="en"[^>]*>Gross pay/)
  expect(card).toContain('<span lang="en">Salary and tax</span>')
})

test.each([
  ['/', 'ブログ', '/blog'],
  ['/en', 'Blog', '/blog/category/english'],
])('header and footer of %s link to the blog in its language', async (path, name, target) => {
  const { html } = await site.open(path)
  for (const landmark of ['header', 'footer']) {
    const [part = ''] = new RegExp(`<${landmark}[ >][^]*?</${landmark}>`).exec(html) ?? []
    const links = [...part.matchAll(/<a ([^>]*)>([^]*?)<\/a>/g)]
    const own = links.filter(([, , text = '']) => text.replaceAll(/<[^>]*>/g, '') === name)
    expect(own.map(([, attributes = '']) => / ?href="([^"]*)"/.exec(attributes)?.[1])).toEqual([target])
  }
})

test.each([
  ['/', '日本で働くための読みもの', 'ja'],
  ['/en', 'Guides to working in Japan', 'en'],
])('the home page %s shows the three newest articles of its language', async (path, title, lang) => {
  const { html } = await site.open(path)
  const band = html.split('<section').find((section) => textOf(section, 'h2') === title) ?? ''
  const [list = ''] = band.split('</section>')
  const shown = [...list.matchAll(/<h3 lang="(\w+)"[^>]*><a href="\/blog\/([^"]*)"/g)]
  const { articles } = newestArticles.parse(await (await site.get('/api/v1/blog/article?perPage=100')).json())
  const newest = articles.filter(({ language }) => language === lang).slice(0, 3)
  expect(shown.map(([, language, slug]) => ({ language, slug }))).toEqual(newest)
})

const articlesIn = (html: string) => html.match(/<article[ >][^]*?<\/article>/g) ?? []
