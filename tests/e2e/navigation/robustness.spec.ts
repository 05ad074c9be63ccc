import type { Page } from '@playwright/test'
import { common as ja } from '#i18n/ja/common.ts'
import { expect, hydrated, test } from '../support/test.ts'
import { translateWhole } from '../support/translate.ts'

test('a translated page can be left and updated', async ({ open, page }) => {
  await open('/en/jobs')
  await translateWhole(page)
  await page.locator('input[name="jobCategory"][value="qa"]').click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/jobs\/detail\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/en')
  await expect(page.getByRole('main').locator('a[href*="/jobs/detail/"]')).toHaveCount(3)
})

test('the second of two quick clicks wins', async ({ open, page }) => {
  await open('/en')
  await page.evaluate(() => {
    const click = (path: string) => document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
    click('/en/cases')
    click('/en/jobs')
  })
  await expect(page).toHaveURL('/en/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Japan')
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

test('a link clicked before the script has started works', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/en', { waitUntil: 'commit' })
  await page.unroute('**/*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/en/cases')
  await hydrated(page)
})

/** Returns a function for the number of documents that the page has requested since. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

for (const file of ['react', 'main']) {
  const files = `**/assets/${file}-*.js`

  test(`a failed “${file}” reloads the page, which then starts`, async ({ page, faults }) => {
    faults.expect(/^net::ERR_FAILED /)
    const documents = countDocuments(page)
    await page.route(files, (route) => (documents() === 1 ? route.abort() : route.continue()))
    await page.goto('/en/privacy')
    await hydrated(page)
    expect(documents()).toBe(2)
  })

  test(`without “${file}” the page reloads once, stays and says so in the console`, async ({
    page,
    faults,
  }) => {
    faults.expect(/^net::ERR_FAILED /)
    faults.expect(/^Error while mounting app:/)
    await page.route(files, (route) => route.abort())
    const documents = countDocuments(page)
    const message = page.waitForEvent('console', (shown) =>
      shown.text().startsWith('Error while mounting app:'),
    )
    await page.goto('/en/privacy')
    await message
    expect(documents()).toBe(2)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
    await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
    await expect(page).toHaveURL('/en/cases')
  })
}

test('a waiting page whose program cannot be loaded says so, and reloads at a press', async ({
  page,
  faults,
}) => {
  faults.expect(/^net::ERR_FAILED /)
  faults.expect(/^Error while mounting app:/)
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await page.goto('/applicant/login')
  await expect(page.getByText(ja.notLoaded)).toBeVisible()
  await page.unroute('**/assets/main-*.js')
  await page.getByRole('link', { name: ja.reload }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ja.loading)
})

test('a page that fails to load offline is not blank, and works when the network is back', async ({
  open,
  page,
  context,
  faults,
}) => {
  await open('/en/cases')
  await context.setOffline(true)
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  faults.expect(/Unable to preload CSS|Failed to fetch dynamically imported module/)
  const header = page.getByRole('banner').getByRole('link')
  await header.filter({ hasText: 'Find jobs' }).click()
  await expect(page).toHaveURL('/en/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await header.first().click()
  await expect(page).toHaveURL('/en')
  await header.filter({ hasText: 'Find jobs' }).click()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

test('a previous search is shown again offline', async ({ open, page, context }) => {
  // With the data saver nothing is loaded ahead, which could happen at the moment when the network ends.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  await open('/en/jobs')
  await page.locator('input[name="jobCategory"][value="qa"]').click()
  await expect(page).toHaveURL('/en/jobs?jobCategory=qa')
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(20)
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL('/en/jobs')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(20)
})

for (const [what, spoil] of [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
      }
    },
  ],
  [
    'spoilt',
    () => {
      const flow = ['entry', 'action', 'entry.jobs', 'flow', 'flow.entry', 'tab', 'from']
      const names = [...flow, 'scrollPositions', 'reloadedAt', 'message', 'consent']
      for (const name of names) {
        localStorage.setItem(name, '{')
        sessionStorage.setItem(name, '"no number"')
      }
    },
  ],
] as const) {
  test(`with a ${what} storage the site works`, async ({ open, page }) => {
    await page.addInitScript(spoil)
    await open('/en')
    await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click()
    await expect(page).toHaveURL('/en/cases')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/en\/cases\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL('/en/cases')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}
