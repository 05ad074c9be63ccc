import { expect, test } from '../support/test.ts'

const slugsOf = (links: Element[]) =>
  links.map((link) => link.getAttribute('href')?.replace('/blog/', '') ?? '')

test('the pages of the blog have every article once, ten on each', async ({ page, request }) => {
  const { total } = await (await request.get('/api/v1/blog/article')).json()
  const seen: string[] = []
  await page.goto('/blog')
  for (let number = 1; ; number++) {
    const links = page.getByRole('main').getByRole('article').getByRole('link')
    seen.push(...(await links.evaluateAll(slugsOf)))
    const pages = page.getByRole('navigation', { name: 'ページ送り' })
    const next = pages.getByRole('link', { name: '次へ' })
    if ((await next.count()) === 0) break
    expect(seen).toHaveLength(number * 10)
    await next.click()
    await expect(page).toHaveURL(`/blog/page/${number + 1}`)
    await expect(pages.locator('[aria-current=page]')).toHaveText(`${number + 1}`)
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
})

test('the menu lists each category and links to its articles', async ({ open, page, request }) => {
  const { categories } = await (await request.get('/api/v1/blog/category')).json()
  await open('/blog')
  const menu = page.getByRole('navigation', { name: 'カテゴリー' })
  for (const { slug, name, articles, language } of categories) {
    const link = menu.locator(`a[href="/blog/category/${slug}"]`)
    await expect(link).toHaveText(`${name}${articles}`)
    await expect(link.getByText(name)).toHaveAttribute('lang', language)
  }
  await menu.getByRole('link', { name: '社会保険・福利厚生' }).click()
  await expect(page).toHaveURL('/blog/category/japanese/social-insurance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('社会保険・福利厚生')
  await expect(page.getByText('2件の記事があります。')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'このブログについて' }).click()
  await expect(page).toHaveURL('/blog/aboutus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('このブログについて')
})

test('all articles of a language have their own list, with pages', async ({ open, page }) => {
  await open('/blog/category/english')
  const title = page.getByRole('heading', { level: 1, name: 'English articles' })
  await expect(title).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/blog/category/english?page=2')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/blog\/category\/english\?page=2$/,
  )
})

test('a tag links to its articles', async ({ open, page }) => {
  await open('/blog/report-your-change-of-employer')
  await page.getByRole('list', { name: 'この記事のタグ' }).getByRole('link', { name: '在留資格' }).click()
  await expect(page).toHaveURL('/blog/tag/residence-status')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('在留資格')
  await expect(page.getByRole('article').getByRole('link', { name: /14日以内/ })).toBeVisible()
})

test('a page past the last one of a list links to its last page', async ({ open, page }) => {
  await open('/blog/category/english?page=9')
  await expect(page.getByText('The list has 2 pages.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the last page (2)' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
})

test('the language switch says that it links to the other home page', async ({ open, page }) => {
  await open('/blog/category/english/visa')
  await page.getByRole('button', { name: '言語' }).click()
  await page.getByRole('link', { name: 'English home' }).click()
  await expect(page).toHaveURL('/en')
})

test('a list of articles that fail to load shows an error and a retry button', async ({
  open,
  page,
  faults,
}) => {
  faults.expect(/^503 /)
  await open('/blog/aboutus')
  await page.route('**/api/v1/blog/article?*', (route) => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: '記事の一覧へ' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('記事を読み込めませんでした')
  await page.unroute('**/api/v1/blog/article?*')
  await alert.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the blog can be read', async ({ page }) => {
    await page.goto('/blog')
    await page.getByRole('link', { name: '次へ' }).click()
    await expect(page).toHaveURL('/blog/page/2')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'あわせて読みたい記事' })).toBeVisible()
  })
})
