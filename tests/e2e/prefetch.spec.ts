import { watchScripts } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

/** Prevents links from coming into view, so that only hover and focus prefetch. */
const withoutView = () => {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe() {}
  }
}

for (const way of ['hover', 'focus'] as const) {
  test(`the code of a page is prefetched on ${way} of a link to it`, async ({ open, page }) => {
    await page.addInitScript(withoutView)
    const { names: scripts } = watchScripts(page)
    await open('/en')
    const link = page.getByRole('banner').getByRole('link', { name: 'Stories' })
    await expect(async () => {
      await page.getByRole('banner').getByRole('link').first()[way]()
      await link[way]()
      expect(scripts).toContain('StoriesPage')
    }).toPass()
    await link.click()
    await expect(page).toHaveURL('/en/cases')
    expect(scripts.filter((name) => name === 'StoriesPage')).toHaveLength(1)
  })
}

test('the code of pages is prefetched for links in view, once the first page has loaded', async ({
  open,
  page,
}) => {
  const { names: scripts } = watchScripts(page)
  await open('/en')
  expect(scripts).toEqual(['HomePage'])
  await expect.poll(() => scripts).toContain('JobsPage')
  expect(scripts).not.toContain('SecurityActsPage')
  expect(new Set(scripts).size).toBe(scripts.length)
})

test('data saver prevents every request after the start', async ({ open, page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  await open('/en/privacy')
  const later: string[] = []
  page.on('request', (request) => later.push(request.url()))
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).hover()

  // A page without data saver that started later has begun to prefetch.
  const other = await context.newPage()
  const { names, loaded } = watchScripts(other)
  await other.goto('/en/privacy')
  await expect(async () => {
    await other.mouse.move(0, 0)
    await other.getByRole('banner').getByRole('link', { name: 'Stories' }).hover()
    expect(names).toContain('StoriesPage')
  }).toPass()
  await loaded('StoriesPage')
  expect(later).toEqual([])
})

test('after a failed prefetch, a click opens the page', async ({ open, page, faults }) => {
  faults.expect(/ERR_FAILED .*StoriesPage/)
  await page.addInitScript(withoutView)
  await open('/en')
  await page.route(/StoriesPage/, (route) => route.abort('failed'))
  const link = page.getByRole('banner').getByRole('link', { name: 'Stories' })
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    expect(failures).toContainEqual(expect.stringContaining('StoriesPage'))
  }).toPass()
  await page.unroute(/StoriesPage/)
  await link.click()
  await expect(page).toHaveURL('/en/cases')
  // Chromium remembers the failure of a module, so the page is loaded as a new document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
  await page.goBack()
  await expect(page).toHaveURL('/en')
})
