import { href } from '#src/routes/href.ts'
import { sitePages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const places = [
  ...sitePages,
  { lang: 'ja', path: '/nope' } as const,
  { lang: 'en', path: '/en/nope' } as const,
]

for (const { path, lang } of places) {
  test(`${path} has its parts once, headings in order, and the skip link first`, async ({
    open,
    page,
    faults,
  }) => {
    if (path.endsWith('/nope')) {
      faults.expect(/^404 /)
      faults.expect(/^Page Not Found: /)
    }
    await open(path)
    for (const name of ['header', 'main', 'footer', 'h1']) await expect(page.locator(name)).toHaveCount(1)

    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    expect(levels[0]).toBe(1)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, levels.join(' ')).toEqual([])

    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(ids.length).toBe(new Set(ids).size)

    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: lang === 'ja' ? '本文へ移動' : 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const logo = page.locator('header').getByRole('link').first()
    await expect(logo).toHaveAttribute('href', href(lang, 'home'))
    await expect(logo).toHaveAccessibleName(lang === 'ja' ? /ホーム/ : /home/)
  })
}
