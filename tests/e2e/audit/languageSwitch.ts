import type { Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import type { SitePage } from '../../support/sitePages.ts'
import { expect } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const texts = {
  ja: { opener: '言語', link: 'English', home: 'English home' },
  en: { opener: 'Language', link: '日本語', home: '日本語ホーム' },
}

const otherOf = (lang: Lang): Lang => (lang === 'ja' ? 'en' : 'ja')

/**
 * The language switch preserves page, query and hash. For a page in one language only it leads to the other language's home, with a notice.
 * Leaves the page.
 */
export async function expectLanguageSwitch(page: Page, { lang, row }: SitePage): Promise<void> {
  const other = otherOf(lang)
  const { opener, link, home } = texts[lang]
  await page.setViewportSize(widths.desktop)
  const { pathname, search, hash } = new URL(page.url())
  for (const part of [search, hash]) expect(part, 'query and hash of the address').not.toBe('')
  await page.getByRole('banner').getByRole('button', { name: opener }).click()
  const choice = page.getByRole('link', { name: row.only ? home : link, exact: true })
  await expect(choice).toHaveAttribute('hreflang', other)
  expect(await choice.evaluate((element) => element.closest('main'))).toBeNull()
  await choice.click()
  await expect(page).toHaveURL(row.only ? href(other, 'home') : mirrorOf(lang, pathname) + search + hash)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(choice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function mirrorOf(lang: Lang, path: string): string {
  if (lang === 'ja') return path === '/' ? '/en' : `/en${path}`
  return path.replace(/^\/en/, '') || '/'
}
