import { expect, test, vi } from 'vitest'
import { ARTICLE, DRAFT } from '../support/content.ts'
import { createTestSite } from './support/site.ts'

const site = await createTestSite()

const inBothLanguages = [
  '/nope',
  '/JOBS',
  '/cases/01',
  '/cases/1x',
  `/cases/${encodeURIComponent('１')}`,
  '/cases/999999999999',
  '/jobs/detail/0',
  '/jobs/detail/x',
  // Closed jobs.
  '/jobs/detail/20435',
  '/jobs/detail/20473',
  '/jobs/detail/20503',
]

const preview = (draftKey: string, slug = DRAFT.slug) => `/blog/preview?slug=${slug}&draftKey=${draftKey}`

const ofBlog = [
  preview('preview-000000'),
  preview(DRAFT.draftKey, ARTICLE),
  preview(encodeURIComponent('a b')),
  `/blog/preview?slug=${DRAFT.slug}`,
  '/blog/preview',
  `/blog/${DRAFT.slug}`,
  `/blog/${DRAFT.slug}/embed`,
  `/blog/${DRAFT.slug}%3FdraftKey=${DRAFT.draftKey}`,
  '/blog/no-such-article',
  '/blog/Report-your-change-of-employer',
  '/blog/..%2fcategory',
  `/blog/${ARTICLE}/more`,
  '/blog/no-such-article/embed',
  '/blog/page/0',
  '/blog/page/02',
  '/blog/page/abc',
  '/blog/page/5',
  '/blog/page/9999',
  '/blog/page/999999999',
  '/blog/tag/no-such-tag',
  '/blog/category',
  '/blog/category/visa',
  '/blog/category/english/visa/more',
  '/en/blog',
]

test.each([...inBothLanguages, ...inBothLanguages.map((path) => `/en${path}`), ...ofBlog, '//example.com'])(
  '%s is not found',
  async (path) => {
    const page = await site.open(path)
    expect(page.status).toBe(404)
    expect(page.heading).toBe('Page Not Found')
    expect(page.lang).toBe(path.startsWith('/en/') ? 'en' : 'ja')
    expect(page.meta('robots')).toBe('noindex')
  },
)

const bots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 Chrome-Lighthouse',
]

test.each(bots)('for %s an unknown address is only logged', async (userAgent) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const headers = { 'User-Agent': userAgent }
  const missing = await site.get('/en/nope', headers)
  expect(missing.status).toBe(404)
  expect(await missing.text()).not.toContain('Page Not Found')
  expect(warn.mock.calls).toEqual([['Page Not Found: /en/nope']])
  const page = await site.get('/en/jobs', headers)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')
})

test.each(['/%ff', '/en/%ff%ff', '/jobs/%E0%A4%A', '/en/blog/%'])(
  '%s, which cannot be decoded, is not found and logs nothing',
  async (path) => {
    const warnings = vi.spyOn(console, 'warn')
    expect((await site.open(path)).heading).toBe('Page Not Found')
    expect(warnings).not.toHaveBeenCalled()
  },
)
