import type { Locator, Page } from '@playwright/test'
import { href } from '#src/routes/href.ts'
import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'
import { inTwoViews } from '../support/views.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

inTwoViews((lang, isPhone) => {
  test('from the skip link to a job with the keyboard alone', async ({ open, page }) => {
    const search = new SearchPage(page, lang)
    const { main } = search
    await open(href(lang, 'jobs'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(main).toBeFocused()

    // On a phone the filters are in a dialog, so that nothing has to be skipped.
    const opener = main.locator('button[popovertarget]').first()
    if (isPhone) {
      await tabTo(page, opener)
      await page.keyboard.press('Enter')
    } else {
      const skip = main.getByRole('link', { name: search.t.skip })
      await tabTo(page, skip)
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(main.locator('#results')).toBeFocused()
      await skip.focus()
    }
    const qa = search.choice('jobCategory', 'qa')
    const count = await search.countBeside(qa)
    await tabTo(page, qa)
    await page.keyboard.press('Space')
    await search.expectTotal(count)
    await expect(qa).toBeFocused()
    if (isPhone) {
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }

    const chip = search.chips.getByRole('link').first()
    await tabTo(page, chip)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href(lang, 'jobs'))
    await expect(search.chips).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

    const job = search.jobs.first().getByRole('link')
    const title = await job.innerText()
    await tabTo(page, job)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
