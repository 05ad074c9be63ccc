import type { Page } from '@playwright/test'
import { sampleCompany } from '#content/company.ts'
import { captcha as texts } from '#i18n/en/captcha.ts'
import { EntryForm } from '../support/entry.ts'
import { refuse } from '../support/problems.ts'
import { startSite, type Site } from '../support/site.ts'
import { expect, hydrated, test } from '../support/test.ts'

const SITE_KEY = 'test-site-key'

// One site for the tests of this file.
test.describe.configure({ mode: 'default' })

let site: Site
test.beforeAll(async () => {
  site = await startSite({
    HASHI_CAPTCHA: 'recaptcha-v3',
    HASHI_CAPTCHA_SITE_KEY: SITE_KEY,
    HASHI_CAPTCHA_SECRET: 'test-secret',
  })
})
test.afterAll(() => site.stop())

/** Mocks Google's script; returns the requested addresses. */
async function fakeScript(page: Page, isBlocked: () => boolean = () => false): Promise<string[]> {
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url())
    if (isBlocked()) return route.abort()
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = {
        ready: (callback) => callback(),
        render: (place, options) => { window.rendered = options; return 0 },
        execute: async (widget, { action }) => 'token-of-' + action,
      }`,
    })
  })
  return asked
}

test('the script is on form pages only, with its badge at the bottom left', async ({ page }) => {
  const asked = await fakeScript(page)
  for (const path of ['/en', '/en/jobs', '/en/favoritelist', '/en/privacy']) {
    await page.goto(site.url + path)
    await hydrated(page)
    await expect(page.getByText('protected by reCAPTCHA')).toHaveCount(0)
  }
  expect(asked).toEqual([])
  await page.goto(`${site.url}/en/entry`)
  await hydrated(page)
  await expect(page.getByText('protected by reCAPTCHA')).toBeVisible()
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]).toContain('/recaptcha/api.js?render=explicit')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'rendered')))
    .toMatchObject({ sitekey: SITE_KEY, badge: 'bottomleft' })
})

test('a check that fails to load is an error, and sending again retries it', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/)
  let blocked = true
  const asked = await fakeScript(page, () => blocked)
  const sent: string[] = []
  await page.route('**/api/v1/entry', (route) => {
    sent.push(route.request().postData() ?? '')
    return route.fulfill({ status: 201, json: { id: 1, email: 'a@example.com', job_ids: [], closed: [] } })
  })
  const form = new EntryForm(page, 'en', site.url)
  await form.toConfirm(null)
  await form.send.click()
  await expect(form.main.getByRole('alert')).toContainText(texts.failedText)
  expect(sent).toEqual([])

  blocked = false
  const before = asked.length
  await form.main.getByRole('alert').getByRole('button').click()
  await form.isAt('entryComplete')
  expect(asked.length).toBeGreaterThan(before)
  expect(sent[0]).toContain('token-of-entry')
})

test('a person refused by the check gets an explanation with an alternative', async ({ page, faults }) => {
  faults.expect(/^422 /)
  await fakeScript(page)
  await page.route(
    '**/api/v1/entry',
    refuse({ field: 'captcha_token', rule: 'required', message: 'This field is required.' }),
  )
  const form = new EntryForm(page, 'en', site.url)
  await form.toConfirm(null)
  await form.send.click()
  await expect(form.main.getByRole('alert')).toContainText(texts.refusedText(sampleCompany))
  await expect(form.main.getByRole('alert')).not.toContainText('required')
})
