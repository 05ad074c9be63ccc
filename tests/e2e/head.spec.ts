import { type SitePage, sitePages } from './support/pages.ts'
import { ORIGIN } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** The page by language; nothing for a page in one language only. */
function alternatesOf({ path, lang, mirror }: Pick<SitePage, 'path' | 'lang' | 'mirror'>) {
  if (mirror === null) return {}
  const [ja, en] = lang === 'ja' ? [path, mirror] : [mirror, path]
  return { ja, en, 'x-default': en }
}

for (const { path, lang, mirror } of sitePages.filter(({ isIndexed }) => isIndexed)) {
  test(`${path} says in its head what it is`, async ({ open, page }) => {
    expect((await open(path)).status()).toBe(200)
    const head = page.locator('head')
    const content = (selector: string) => head.locator(selector).getAttribute('content')
    const title = await page.title()

    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(title).toMatch(/\S.* \| Hashi$|^Hashi/)
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(lang === 'ja' ? 25 : 50)
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', ORIGIN + path)
    const alternates = alternatesOf({ path, lang, mirror })
    await expect(head.locator('link[hreflang]')).toHaveCount(Object.keys(alternates).length)
    for (const [language, target] of Object.entries(alternates)) {
      await expect(head.locator(`link[hreflang="${language}"]`)).toHaveAttribute('href', ORIGIN + target)
    }
    expect(await content('meta[property="og:title"]')).toBe(title)
    expect(await content('meta[property="og:description"]')).toBe(await content('meta[name=description]'))
    expect(await content('meta[property="og:url"]')).toBe(ORIGIN + path)
    expect(await content('meta[property="og:type"]')).toMatch(/\S/)
    expect(await content('meta[property="og:site_name"]')).toBe('Hashi')
    expect(await content('meta[property="og:locale"]')).toMatch(lang === 'ja' ? /^ja_JP$/ : /^en_/)
    await expect(head.locator('meta[name=robots]')).toHaveCount(0)
  })
}

for (const { path, lang } of sitePages.filter(({ isIndexed }) => !isIndexed)) {
  test(`${path} is nothing for search engines`, async ({ open, page }) => {
    expect((await open(path)).status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link:is([rel=canonical], [hreflang])')).toHaveCount(0)
    expect(await page.title()).toMatch(/\S.* \| Hashi$/)
  })
}

test('titles are unique within a language', async ({ request }) => {
  const extra = [
    '/jobs?page=2',
    '/jobs?jobCategory=qa',
    '/jobs?location=tokyo',
    '/cases/19',
    '/jobs/detail/20401',
  ]
  for (const lang of ['ja', 'en']) {
    const paths = [
      ...sitePages.filter((each) => each.lang === lang).map(({ path }) => path),
      ...extra.map((path) => (lang === 'en' ? `/en${path}` : path)),
    ]
    const titles = await Promise.all(
      paths.map(async (path) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
    )
    expect(new Set(titles).size, titles.join('\n')).toBe(paths.length)
  }
})

test('the head follows a change of page and of language', async ({ open, page }) => {
  await open('/en/jobs')
  const canonical = page.locator('link[rel=canonical]')
  const job = page.getByRole('main').getByRole('article').first().getByRole('link')
  const path = await job.getAttribute('href')
  await job.click()
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}${path}`)
  await expect(page).toHaveTitle(/\(job no\. \d+\) \| Hashi$/)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '日本語', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${ORIGIN}/jobs/detail/\\d+$`))
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('a page of a search keeps the page in its canonical address', async ({ page }) => {
  await page.goto('/en/jobs?page=2&utm_source=mail')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${ORIGIN}/en/jobs?page=2`)
})
