import { SearchPage } from '../support/search.ts'
import { expect, test } from '../support/test.ts'

test('back from a job restores the position in the list', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs?japaneseLevel=business_level_jp&page=2&orderBy=salary')
  const ids = await search.ids()
  const job = search.jobs.nth(12).getByRole('link')
  await job.scrollIntoViewIfNeeded()
  const position = () => page.evaluate(() => window.scrollY)
  const left = await position()
  expect(left).toBeGreaterThan(500)

  await job.click()
  await expect(page).toHaveURL(`/en/jobs/detail/${ids[12]}`)
  await expect.poll(position).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/en/jobs?japaneseLevel=business_level_jp&page=2&orderBy=salary')
  await expect.poll(position).toBe(left)
  expect(await search.ids()).toEqual(ids)
  await expect(search.choice('japaneseLevel', 'business_level_jp')).toBeChecked()
  await expect(job).toBeInViewport()
})

test('a choice neither scrolls the page nor moves the focus', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const box = search.choice('japaneseLevel', 'business_level_jp')
  await box.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const count = await search.choose('japaneseLevel', 'business_level_jp')
  await search.expectTotal(count)
  await expect(box).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})
