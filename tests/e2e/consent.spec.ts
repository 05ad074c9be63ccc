import type { Page } from '@playwright/test'
import { expectNoViolation } from './support/axe.ts'
import { expectNoShift, watchShifts } from './support/shifts.ts'
import { type Site, startSite } from './support/site.ts'
import { expect, hydrated, test } from './support/test.ts'
import { widths } from './support/widths.ts'

const ID = 'G-TEST123'

// One site for the tests of this file.
test.describe.configure({ mode: 'default' })

let site: Site
test.beforeAll(async () => {
  site = await startSite({ HASHI_ANALYTICS: `ga4:${ID}` })
})
test.afterAll(() => site.stop())

/** Mocks Google; returns the requests so far. */
async function watchGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/google/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

/** Returns the addresses of the page views that Google's script received. */
const views = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((order) => [...order])
      .filter(([name, event]) => name === 'event' && event === 'page_view')
      .map(([, , view]) => new URL(view.page_location).pathname + new URL(view.page_location).search),
  )

const notice = (page: Page) => page.getByRole('region', { name: 'Analytics consent' })

test('without a provider there is no question and no request', async ({ open, page }) => {
  const asked = await watchGoogle(page)
  await open('/en')
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Analytics consent' })).toHaveCount(
    0,
  )
  await expect(notice(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('nothing is sent before consent; then each page view once', async ({ open, page }) => {
  const asked = await watchGoogle(page)
  await open(`${site.url}/en`)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL(`${site.url}/en/cases`)
  await expect(notice(page)).toBeVisible()
  expect(asked).toEqual([])
  expect(await views(page)).toEqual([])

  await notice(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect.poll(() => views(page)).toEqual(['/en/cases'])
  expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])

  await page.getByRole('banner').getByRole('link', { name: 'Find jobs' }).click()
  await expect.poll(() => views(page)).toEqual(['/en/cases', '/en/jobs'])
  await page.locator('input[name="jobCategory"][value="qa"]').click()
  await expect(page).toHaveURL(/jobCategory=qa/)
  await page.goBack()
  await page.goBack()
  await expect.poll(() => views(page)).toEqual(['/en/cases', '/en/jobs', '/en/cases'])
})

test('the choice is stored, and can be changed from the footer', async ({ open, page }) => {
  const asked = await watchGoogle(page)
  await open(`${site.url}/en`)
  await notice(page).getByRole('button', { name: 'Do not allow' }).click()
  await page.reload()
  await hydrated(page)
  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Analytics consent' })
  await expect(again).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(asked).toEqual([])

  await again.click()
  await expect(notice(page)).toBeFocused()
  await notice(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect.poll(() => views(page)).toEqual(['/en'])
  await page.context().addCookies([{ name: '_ga_TEST123', value: '1', url: site.url }])
  await again.click()
  await notice(page).getByRole('button', { name: 'Do not allow' }).click()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('_ga_TEST123')
  expect(await page.evaluate((id) => window[`ga-disable-${id}`], ID)).toBe(true)
})

test('a browser with Global Privacy Control gets no question', async ({ open, page }) => {
  const asked = await watchGoogle(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const parts = Promise.all(
    ['ConsentNotice', 'PageViews'].map((part) =>
      page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)),
    ),
  )
  await open(`${site.url}/en`)
  await parts
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL(`${site.url}/en/cases`)
  await expect(notice(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

for (const [name, size] of Object.entries(widths)) {
  test(`the question shifts no layout, and both choices look alike (${name})`, async ({ open, page }) => {
    await page.setViewportSize(size)
    await watchShifts(page)
    await open(`${site.url}/`)
    const question = page.getByRole('region', { name: 'アクセス解析への同意' })
    await expect(question).toBeVisible()
    const look = (label: string) =>
      question.getByRole('button', { name: label }).evaluate((node) => {
        const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(node)
        return { color, backgroundColor, fontWeight, borderColor, width: Math.round(node.clientWidth) }
      })
    expect(await look('同意しない')).toEqual(await look('同意する'))
    await expectNoShift(page, 0.01)
    await expectNoViolation(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
