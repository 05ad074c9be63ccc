import { expect, test } from 'vitest'
import { type SitemapPage, sitemapFiles } from './sitemap.ts'

const ORIGIN = 'https://hashi.example'

const job = (id: number): SitemapPage => ({
  paths: { ja: `/jobs/detail/${id}`, en: `/en/jobs/detail/${id}` },
  changed: '2026-11-20T09:30:00+09:00',
})

const locations = (file: string | undefined) =>
  [...(file ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at)

test('each language of a page has an entry that links to both, with English as the default', () => {
  const files = sitemapFiles([job(3)], ORIGIN)
  expect([...files.keys()]).toEqual(['/sitemap.xml'])
  const file = files.get('/sitemap.xml') ?? ''
  const [ja, en] = ['/jobs/detail/3', '/en/jobs/detail/3'].map((path) => ORIGIN + path)
  const alternates =
    `<xhtml:link rel="alternate" hreflang="ja" href="${ja}"/>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>` +
    `<xhtml:link rel="alternate" hreflang="x-default" href="${en}"/>`
  const rest = `<lastmod>2026-11-20T09:30:00+09:00</lastmod>${alternates}</url>`
  expect(file).toContain(`<url><loc>${ja}</loc>${rest}\n<url><loc>${en}</loc>${rest}\n`)
  expect(file).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*sitemaps\.org[^>]*>/)
})

test('a page in one language has no alternates', () => {
  const file = sitemapFiles([{ paths: { ja: '/security-acts/32' } }], ORIGIN).get('/sitemap.xml')
  expect(file).toContain(`<url><loc>${ORIGIN}/security-acts/32</loc></url>`)
})

test('addresses are escaped for URLs and XML', () => {
  const file = sitemapFiles([{ paths: { ja: '/blog/tag/給与?a=1&b=2' } }], ORIGIN).get('/sitemap.xml')
  expect(locations(file)).toEqual([`${ORIGIN}/blog/tag/%E7%B5%A6%E4%B8%8E?a=1&amp;b=2`])
})

test('a large sitemap is split into several files with an index', () => {
  const pages = Array.from({ length: 5 }, (_, id) => job(id))
  const files = sitemapFiles(pages, ORIGIN, 4)
  expect(locations(files.get('/sitemap.xml'))).toEqual(
    [1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`),
  )
  expect(files.get('/sitemap.xml')).toContain('<sitemapindex ')
  const parts = [1, 2, 3].map((part) => locations(files.get(`/sitemap-${part}.xml`)))
  expect(parts.map((part) => part.length)).toEqual([4, 4, 2])
  expect(new Set(parts.flat()).size).toBe(10)
})
