import { sitePages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const paths = [
  ...sitePages.map(({ path }) => path),
  '/en/jobs?jobCategory=qa,bridge_se&location=tokyo,hokkaido_tohoku&itSkills=python,ruby_on_rails',
  `/jobs?searchWord=${'あ'.repeat(120)}`,
  `/en/jobs?searchWord=${'w'.repeat(200)}`,
  `/en/jobs?location=${'atlantis'.repeat(20)}`,
]

for (const path of paths) {
  test(`${path.slice(0, 60)} does not scroll sideways, however narrow`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 360, 390, 430, 768, 1024]) {
      await page.setViewportSize({ width, height: 720 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, `at ${width} px`).toBe(0)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
