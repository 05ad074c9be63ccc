import type { Page } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'
import { expect } from '../support/test.ts'

/** Each page has one of each part, headings without a gap, and no duplicate id. */
export async function expectParts(page: Page): Promise<void> {
  for (const name of ['header', 'main', 'footer', 'h1']) await expect(page.locator(name)).toHaveCount(1)

  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  expect(levels[0], 'level of the first heading').toBe(1)
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(jumps, `headings ${levels.join(' ')}`).toEqual([])

  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    'ids that stand twice',
  ).toEqual([])
}

/** The skip link is the first focusable element, becomes visible on focus, and leads to the content. */
export async function expectSkipLink(page: Page, lang: Lang): Promise<void> {
  const skip = page.getByRole('link', { name: lang === 'ja' ? '本文へ移動' : 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

export async function expectLogo(page: Page, lang: Lang): Promise<void> {
  const logo = page.locator('header').getByRole('link').first()
  await expect(logo).toHaveAttribute('href', href(lang, 'home'))
  await expect(logo).toHaveAccessibleName(lang === 'ja' ? /ホーム/ : /home/)
}
