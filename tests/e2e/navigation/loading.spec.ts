import { expect, hydrated, test } from '../support/test.ts'

test('while a page is loading, the link and the page show it', async ({ open, page }) => {
  await open('/en')
  const response = Promise.withResolvers<void>()
  await page.route('**/api/v1/case?*', async (route) => {
    await response.promise
    await route.continue()
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Stories' })
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL('/en')
  response.resolve()
  await expect(page).toHaveURL('/en/cases')
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await expect(link).not.toHaveAttribute('aria-busy')
})

test.describe('A chunk that fails to load', () => {
  test('opens its page in a new document, which then works', async ({ open, page, faults }) => {
    faults.expect(/ERR_FAILED .*JobsPage/)
    await open('/en')
    // The file fails for the old document, however often it asks: a failed prefetch alone may be followed by one that works.
    let isOld = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await page.route('**/assets/JobsPage-*', (route) => (isOld ? route.abort() : route.continue()))
    const opened = page.waitForEvent('load')
    const link = page.getByRole('banner').getByRole('link', { name: 'Find jobs' })
    await link.click()
    await opened
    await hydrated(page)
    await expect(page).toHaveURL('/en/jobs')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  })

  test('does not open it again and again: the page of the server stays', async ({ open, page, faults }) => {
    faults.expect(/ERR_FAILED .*JobsPage/)
    faults.expect(/Failed to fetch dynamically imported module|Unable to preload CSS/)
    await open('/en')
    await page.route('**/assets/JobsPage-*', (route) => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    const given = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error while mounting app'),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click()
    await given
    await expect(page).toHaveURL('/en/jobs')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
    await expect.poll(() => loads).toBe(1)
  })
})
