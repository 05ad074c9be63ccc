import { ORIGIN } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test('the head changes with page and language', async ({ open, page }) => {
  await open('/en/jobs')
  const canonical = page.locator('link[rel=canonical]')
  const job = page.getByRole('main').getByRole('article').first().getByRole('link')
  const path = await job.getAttribute('href')
  await job.click()
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}${path}`)
  await expect(page).toHaveTitle(/\(job no\. \d+\) \| Hashi$/)
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('link', { name: '日本語', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(canonical).toHaveAttribute('href', new RegExp(`^${ORIGIN}/jobs/detail/\\d+$`))
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})
