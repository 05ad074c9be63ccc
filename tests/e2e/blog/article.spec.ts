import { ARTICLE, DRAFT, ENGLISH_ARTICLE } from '../../support/content.ts'
import { expect, test } from '../support/test.ts'

const preview = (draftKey: string, slug = DRAFT.slug) => `/blog/preview?slug=${slug}&draftKey=${draftKey}`

test('an article shows its author, its date in Japan’s time, and its reading time', async ({
  open,
  page,
}) => {
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

test('the contents link to the parts, and mark the current one', async ({ open, page }) => {
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

test('eight recommended articles follow, without this one', async ({ open, page }) => {
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

test('an English article and the Japanese terms in it are marked with their language', async ({ page }) => {
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

test('the frame of an English article is English, and leads to English pages', async ({ open, page }) => {
  await open(`/blog/${ENGLISH_ARTICLE}`)
  const main = page.getByRole('main')
  const trail = main.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en')
  await expect(trail.getByRole('link', { name: 'Blog in English' })).toHaveAttribute(
    'href',
    '/blog/category/english',
  )
  await expect(main.getByText(/^published \d+ \w+ \d{4}$/)).toHaveAttribute('datetime', /\+09:00$/)
  await expect(main.getByRole('navigation', { name: 'Contents' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Book a free career chat' })).toHaveAttribute(
    'href',
    '/en/invitation',
  )
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const jobs = main.getByRole('region', { name: 'New jobs' })
  await expect(jobs.getByRole('article')).toHaveCount(3)
  await expect(jobs.getByRole('link').first()).toHaveAttribute('href', '/en/jobs')
  await expect(jobs.getByRole('heading', { level: 3 }).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/en\/jobs\/detail\/\d+$/,
  )
  await expect(main.getByRole('region', { name: 'Related articles' }).getByRole('article')).toHaveCount(8)
  const unmarked = await main.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang')
      if (lang === 'ja' && node.textContent?.trim()) found.push(node.textContent)
    }
    return found.filter((text) => !/[\u3040-\u30ff\u3400-\u9fff]/.test(text))
  })
  expect(unmarked, 'English texts that are marked as Japanese').toEqual([])
})

test('the free career talk follows a Japanese article too', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  await expect(page.getByRole('link', { name: '無料キャリア相談を予約する' })).toHaveAttribute(
    'href',
    '/invitation',
  )
})

test('a draft is shown with its key, and not cached', async ({ open, page }) => {
  const response = await open(preview(DRAFT.draftKey))
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('下書きのプレビューです。')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your first fortnight in Japan/)
})

test('jobs load when the reader scrolls to them, and do not delay the article', async ({ open, page }) => {
  const jobs = page.getByRole('region', { name: '新着の求人' })
  await open(`/blog/${ARTICLE}`)
  await expect(jobs).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(jobs.getByRole('article')).toHaveCount(3)
})

test('an article is shown without jobs if they fail to load', async ({ open, page, faults }) => {
  faults.expect(/ERR_FAILED .*texts-favorites-jobs/)
  await page.route('**/assets/texts-favorites-jobs-*', (route) => route.abort())
  await open(`/blog/${ARTICLE}`)
  const refused = page.waitForEvent('requestfailed')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await refused
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '新着の求人' })).toHaveCount(0)
})

test('no cell of a Japanese table has a line of one character on a phone', async ({ open, page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/blog/working-with-n3-japanese')
  const cells = page.getByRole('main').getByRole('cell')
  await expect(cells.first()).toBeVisible()
  expect(await cells.evaluateAll(lonelyCharacters)).toEqual([])
})

test('a printed article has no menu and no controls', async ({ open, page }) => {
  await open(`/blog/${ARTICLE}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1)
})

/** Runs in the page. Returns the texts of cells with several lines, one of them with a single character. */
function lonelyCharacters(cells: Element[]): string[] {
  return cells
    .map(linesOf)
    .filter((lines) => lines.length > 1 && lines.some((line) => line.length === 1))
    .map((lines) => lines.join('|'))

  function linesOf(cell: Element): string[] {
    const lines: string[] = []
    const range = document.createRange()
    let last = 0
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [at, character] of Array.from(node.textContent ?? '').entries()) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { bottom } = range.getBoundingClientRect()
        if (Math.abs(bottom - last) > 5) lines.push('')
        lines.push((lines.pop() ?? '') + character)
        last = bottom
      }
    }
    return lines
  }
}
