import { JOB } from '../support/content.ts'
import { SearchPage } from './support/search.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

test('the facts of a job equal those in the list', async ({ open, page }) => {
  const search = new SearchPage(page)
  await open('/en/jobs')
  const entry = search.jobs.nth(3)
  const title = await entry.getByRole('link').innerText()
  const facts = await entry.getByRole('definition').allTextContents()
  await entry.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(facts).toHaveLength(4)
  for (const fact of facts) await expect(page.getByRole('main')).toContainText(fact)
})

test('a skill of a job links to the jobs that require it', async ({ open, page }) => {
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('list', { name: 'IT skills' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/jobs\?itSkills=\w+$/)
  const search = new SearchPage(page)
  await expect(search.chips.getByRole('link', { name: /remove/ })).toHaveCount(1)
  await expect.poll(() => search.ids()).toContain(JOB)
})

test('similar jobs are other jobs, and each links to its page', async ({ open, page }) => {
  await open(`/en/jobs/detail/${JOB}`)
  const similar = page.getByRole('region', { name: 'Similar jobs' }).getByRole('article').getByRole('link')
  const title = await similar.first().innerText()
  await similar.first().click()
  await expect(page).not.toHaveURL(`/en/jobs/detail/${JOB}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('nothing moves when somebody goes down a job to the similar jobs', async ({ open, page }) => {
  await watchShifts(page)
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('region', { name: 'Similar jobs' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'A story from a job like this' })).toBeAttached()
  await expect(page.locator('article svg[preserveAspectRatio]').first()).toBeAttached()
  await expectNoShift(page)
})

test('sharing copies the address and says so', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await open(`/en/jobs/detail/${JOB}`)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
