import { expect, test } from './support/test.ts'

test('the page has only the parts of the specification', async ({ open, page, faults }) => {
  faults.expect(/^404 /)
  faults.expect(/^Page Not Found: \/en\/nope$/)
  await open('/en/nope')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link')).toHaveAccessibleName('Hashi home')
  await expect(main.getByRole('link')).toHaveText(['日本語ホームへ', 'Go to the English home'])
  await expect(page.getByRole('contentinfo')).toHaveText(/^© 20\d\d Hashi Inc\.$/)
})

for (const [name, target] of [
  ['日本語ホームへ', '/'],
  ['Go to the English home', '/en'],
] as const) {
  test(`“${name}” leads to ${target}`, async ({ open, page, faults }) => {
    faults.expect(/^404 /)
    faults.expect(/^Page Not Found: \/nope$/)
    await open('/nope')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
    await expect(page).not.toHaveTitle(/Page Not Found/)
  })
}
