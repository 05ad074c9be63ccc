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
  test('reloads the page, which then works', async ({ open, page, faults }) => {
    faults.expect(/ERR_FAILED .*JobsPage/)
    await open('/en')
    await page.route('**/assets/JobsPage-*', (route) => route.abort())
    const reloaded = page.waitForEvent('load')
    const link = page.getByRole('banner').getByRole('link', { name: 'Find jobs' })
    await link.click()
    await reloaded
    await hydrated(page)
    await page.unroute('**/assets/JobsPage-*')
    await link.click()
    await expect(page).toHaveURL('/en/jobs')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
  })

  test('does not reload it forever', async ({ open, page, faults }) => {
    faults.expect(/ERR_FAILED .*JobsPage/)
    faults.expect(/Failed to fetch dynamically imported module|Unable to preload CSS/)
    let loads = 0
    page.on('load', () => loads++)
    await open('/en')
    await page.route('**/assets/JobsPage-*', (route) => route.abort())
    const reloaded = page.waitForEvent('load')
    const link = page.getByRole('banner').getByRole('link', { name: 'Find jobs' })
    await link.click()
    await reloaded
    await hydrated(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    expect(loads).toBe(2)
  })
})
