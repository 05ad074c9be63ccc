import { sitePages } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

for (const { path, lang, mirror } of sitePages.filter((each) => each.mirror !== null)) {
  test(`the language switch of ${path} keeps page, query and hash`, async ({ open, page }) => {
    await open(`${path}?utm_source=mail#main`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: lang === 'ja' ? '言語' : 'Language' })
      .click()
    const other = page.getByRole('link', { name: lang === 'ja' ? 'English' : '日本語', exact: true })
    await expect(other).toHaveAttribute('hreflang', lang === 'ja' ? 'en' : 'ja')
    expect(await other.evaluate((link) => link.closest('main'))).toBeNull()
    await other.click()
    await expect(page).toHaveURL(`${mirror}?utm_source=mail#main`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang === 'ja' ? 'en' : 'ja')
    await expect(other).toBeHidden()
  })
}

for (const { path, lang } of sitePages.filter(({ mirror }) => mirror === null)) {
  test(`the language switch of ${path}, which has no mirror, leads to the other home and says so`, async ({
    open,
    page,
  }) => {
    await open(`${path}${path.includes('?') ? '&' : '?'}utm_source=mail`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: lang === 'ja' ? '言語' : 'Language' })
      .click()
    const other = page.getByRole('link', {
      name: lang === 'ja' ? 'English home' : '日本語ホーム',
      exact: true,
    })
    await expect(other).toHaveAttribute('hreflang', lang === 'ja' ? 'en' : 'ja')
    await other.click()
    await expect(page).toHaveURL(lang === 'ja' ? '/en' : '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the search stays the same in the other language', async ({ open, page }) => {
  await open('/en/jobs?jobCategory=qa&location=kanto&orderBy=salary')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '日本語', exact: true }).click()
  await expect(page).toHaveURL('/jobs?jobCategory=qa&location=kanto&orderBy=salary')
  await expect(page.getByRole('checkbox', { name: 'QA・テスト' })).toBeChecked()
})
