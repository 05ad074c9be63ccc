import { ARTICLE, DRAFT, ENGLISH_ARTICLE } from '../support/pages.ts'
import { ORIGIN } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const preview = (draftKey: string, slug = DRAFT.slug) => `/blog/preview?slug=${slug}&draftKey=${draftKey}`

test('every article can be read', async ({ request }) => {
  const { articles } = await (await request.get('/api/v1/blog/article?perPage=100')).json()
  for (const { slug, language } of articles) {
    const response = await request.get(`/blog/${slug}`)
    expect(response.status(), slug).toBe(200)
    const body = (await response.text()).replaceAll(/<script.*?<\/script>|<style.*?<\/style>/gs, '')
    expect(body, slug).toContain(`<h1 lang="${language}"`)
    expect(body, slug).not.toMatch(/>[^<]*\b(undefined|null|NaN)\b[^<]*<|\[object/)
  }
})

test('an article tells who wrote it, when in Japan’s time, and how long it takes', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  const main = page.getByRole('main')
  await expect(main.getByText(/^\d{4}年\d+月\d+日公開$/)).toHaveAttribute('datetime', /\+09:00$/)
  await expect(main.getByText(/^\d{4}年\d+月\d+日更新$/)).toHaveAttribute('datetime', /\+09:00$/)
  await expect(main.getByText('6分で読めます')).toBeVisible()
  await expect(main.getByText('岡部 拓海')).toBeVisible()
  await expect(main.getByRole('button', { name: '印刷' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'パンくずリスト' })
  await expect(trail.getByRole('link')).toHaveText(['ホーム', 'ブログ', 'ビザ'])
})

test('the contents lead to the parts, and mark the one that is read', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  const contents = page.getByRole('navigation', { name: '目次' })
  const headings = await page.locator('article h2[id]').allInnerTexts()
  expect(headings.length).toBeGreaterThan(3)
  await expect(contents.getByRole('link')).toHaveText(headings)
  const last = contents.getByRole('link', { name: headings.at(-1) })
  await last.click()
  await expect(page.getByRole('heading', { name: headings.at(-1) })).toBeInViewport()
  await expect(last).toHaveAttribute('aria-current', 'location')
  await expect(contents.locator('[aria-current]')).toHaveCount(1)
})

test('eight articles to read on follow, another one than this', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  const links = page
    .getByRole('region', { name: 'あわせて読みたい記事' })
    .getByRole('article')
    .getByRole('link')
  await expect(links).toHaveCount(8)
  await expect(page.locator(`section article a[href="/blog/${ARTICLE}"]`)).toHaveCount(0)
  const target = await links.first().getAttribute('href')
  await links.first().click()
  await expect(page).toHaveURL(target ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an article can be shared', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(`/blog/${ARTICLE}`)
  await page.getByRole('button', { name: '共有' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'コピーしました' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${ARTICLE}$`))
})

test('an English article is marked as such, and the Japanese terms in it', async ({ page }) => {
  await page.goto(`/blog/${ENGLISH_ARTICLE}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  const unmarked = await page
    .getByRole('article')
    .first()
    .evaluate((article) => {
      const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang')
        if (lang === 'en' && /[\u3040-\u30ff\u3400-\u9fff]/.test(node.textContent ?? '')) {
          found.push(node.textContent ?? '')
        }
      }
      return found
    })
  expect(unmarked).toEqual([])
  await expect(page.locator('article [lang=ja]').filter({ hasText: '給与明細' }).first()).toBeVisible()
})

test('search engines and shared links are told of the article', async ({ page }) => {
  await page.goto(`/blog/${ENGLISH_ARTICLE}`)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const items: unknown[] = texts.map((text) => JSON.parse(text))
  const company = expect.objectContaining({ '@type': 'Organization', name: 'Hashi Inc.' })
  expect(items).toContainEqual(
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Your first payslip in Japan, line by line',
      inLanguage: 'en',
      datePublished: expect.stringMatching(/\+09:00$/),
      dateModified: expect.stringMatching(/\+09:00$/),
      author: company,
      mainEntityOfPage: `${ORIGIN}/blog/${ENGLISH_ARTICLE}`,
    }),
  )
  expect(items).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute('content', /\+09:00$/)
})

test('a draft is shown to who has its key, and kept by nobody', async ({ open, page }) => {
  const response = await open(preview(DRAFT.draftKey))
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('下書きのプレビューです。')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your first fortnight in Japan/)
})

const unknown = [
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

for (const path of unknown) {
  test(`${path} is not found`, async ({ open, page, faults }) => {
    faults.expect(/^404 /)
    faults.expect(/^Page Not Found: /)
    expect((await open(path)).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  })
}

test('jobs come when somebody reads down to them, and are nothing that an article waits for', async ({
  open,
  page,
}) => {
  const jobs = page.getByRole('region', { name: '新着の求人' })
  await open(`/blog/${ARTICLE}`)
  await expect(jobs).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(jobs.getByRole('article')).toHaveCount(3)
})

test('an article stands without the jobs below it when they cannot be had', async ({
  open,
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED .*JobsToSave/)
  await page.route('**/assets/JobsToSave-*', (route) => route.abort())
  await open(`/blog/${ARTICLE}`)
  const refused = page.waitForEvent('requestfailed')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '新着の求人' })).toHaveCount(0)
})

test('an article on paper has no menu and nothing to press', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1)
})
