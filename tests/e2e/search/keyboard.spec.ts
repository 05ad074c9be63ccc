import type { Locator, Page } from '@playwright/test'
import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

test('a link skips the filters', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const skip = search.main.getByRole('link', { name: 'Skip to results' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(search.main.locator('#results')).toBeFocused()
})

test('from the skip link to a job with the keyboard alone', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(search.main).toBeFocused()

  const qa = search.choice('jobCategory', 'qa')
  const count = await search.countBeside(qa)
  await tabTo(page, qa)
  await page.keyboard.press('Space')
  await search.expectTotal(count)
  await expect(qa).toBeFocused()

  const chip = search.chips.getByRole('link', { name: /QA and testing/ })
  await tabTo(page, chip)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/jobs')
  await expect(search.chips).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  const job = search.jobs.first().getByRole('link')
  const title = await job.innerText()
  await tabTo(page, job)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
