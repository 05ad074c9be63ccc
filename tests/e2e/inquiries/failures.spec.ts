import type { Page, Request } from '@playwright/test'
import { languages } from '#domain/lang.ts'
import { InquiryPage, filled } from '../support/inquiries.ts'
import { refuse } from '../support/problems.ts'
import { watchScripts } from '../support/scripts.ts'
import { expect, test } from '../support/test.ts'

const CALL = '**/api/v1/inquiry'

/** Opens the last step, with the button that sends the form. */
async function ready(page: Page, lang: 'ja' | 'en', open: (path: string) => Promise<unknown>) {
  const inquiry = new InquiryPage(page, lang, 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  await inquiry.submit()
  await expect(inquiry.sendButton).toBeVisible()
  return inquiry
}

const keyOf = (request: Request) => request.headers()['idempotency-key']

test('a double click sends once', async ({ open, page }) => {
  const inquiry = await ready(page, 'en', open)
  const sent: Request[] = []
  await page.route(CALL, async (route) => {
    sent.push(route.request())
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await route.continue()
  })
  await inquiry.sendButton.dblclick()
  await expect(page).toHaveURL(/complete$/)
  expect(sent).toHaveLength(1)
  expect(keyOf(sent[0] as Request)).toMatch(/^[0-9a-f-]{36}$/)
})

test('during submission the button keeps its place and ignores clicks', async ({ open, page }) => {
  const inquiry = await ready(page, 'en', open)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  let sent = 0
  await page.route(CALL, async (route) => {
    sent++
    await held
    await route.continue()
  })
  await inquiry.sendButton.click()
  await expect(inquiry.sendButton).toHaveAttribute('aria-busy', 'true')
  await expect(inquiry.sendButton).toBeFocused()
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL(/complete$/)
  expect(sent).toBe(1)
})

for (const lang of languages) {
  test(`${lang}: a failure of the server keeps the input, and a retry uses the same key`, async ({
    open,
    page,
    faults,
  }) => {
    faults.expect(/^500 /)
    const inquiry = await ready(page, lang, open)
    const keys: (string | undefined)[] = []
    const detail = lang === 'ja' ? 'サーバーで問題が起きました。' : 'Something broke.'
    await page.route(CALL, async (route) => {
      keys.push(keyOf(route.request()))
      if (keys.length > 1) return route.continue()
      return route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        json: { type: '/problems/internal-server-error', title: 'x', status: 500, detail, instance: '/' },
      })
    })
    await inquiry.sendButton.click()
    const alert = inquiry.main.getByRole('alert')
    await expect(alert).toContainText(inquiry.t.forms.failure.title)
    await expect(alert).toContainText(detail)
    await page.reload()
    await expect(inquiry.main).toContainText('Ana Lucía Herrera')
    await inquiry.sendButton.click()
    await expect(page).toHaveURL(/complete$/)
    expect(keys[0]).toBe(keys[1])
  })

  test(`${lang}: a lost connection is reported, and the form can be sent once it is back`, async ({
    open,
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/)
    const inquiry = new InquiryPage(page, lang, 'inquiry')
    const { loaded } = watchScripts(page)
    await open(inquiry.path)
    await loaded('ConfirmPage')
    await context.setOffline(true)
    await inquiry.fillIn(filled.inquiry)
    await inquiry.send()
    const alert = inquiry.main.getByRole('alert')
    await expect(alert).toContainText(inquiry.t.forms.failure.connection)
    await context.setOffline(false)
    await alert.getByRole('button', { name: inquiry.t.forms.failure.again }).click()
    await expect(page).toHaveURL(/complete$/)
  })
}

test('changed content has another key', async ({ open, page, faults }) => {
  faults.expect(/^503 /)
  const inquiry = await ready(page, 'en', open)
  const keys: (string | undefined)[] = []
  await page.route(CALL, async (route) => {
    keys.push(keyOf(route.request()))
    return keys.length > 1 ? route.continue() : route.fulfill({ status: 503, body: '' })
  })
  await inquiry.sendButton.click()
  await expect(inquiry.main.getByRole('alert')).toContainText(inquiry.t.forms.failure.unknown)
  await inquiry.main.getByRole('link', { name: inquiry.t.inquiry.confirm.back }).click()
  await inquiry.field('contents').fill('Another question')
  await inquiry.send()
  await expect(page).toHaveURL(/complete$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a field error of the server is shown at the field', async ({ open, page, faults }) => {
  faults.expect(/^422 /)
  const inquiry = await ready(page, 'en', open)
  await page.route(
    CALL,
    refuse({ field: 'email', rule: 'emailFormat', message: 'This domain takes no mail.' }),
  )
  await inquiry.sendButton.click()
  await expect(page).toHaveURL(/\/en\/inquiry$/)
  await expect(inquiry.summary).toBeFocused()
  await expect(inquiry.error('email')).toHaveText('This domain takes no mail.')
  expect(await inquiry.values()).toEqual(filled.inquiry)
  await inquiry.field('email').fill('other@example.com')
  await inquiry.field('email').blur()
  await expect(inquiry.error('email')).toHaveCount(0)
})

test('a refused invitation can be sent again on the same page', async ({ open, page, faults }) => {
  faults.expect(/^429 /)
  const inquiry = new InquiryPage(page, 'ja', 'invitation')
  await open(inquiry.path)
  await inquiry.fillIn(filled.invitation)
  let calls = 0
  await page.route('**/api/v1/invitation', (route) => {
    calls++
    return calls > 1 ? route.continue() : route.fulfill({ status: 429, body: '' })
  })
  await inquiry.submit()
  await inquiry.main.getByRole('alert').getByRole('button', { name: inquiry.t.forms.failure.again }).click()
  await expect(page).toHaveURL(/\/invitation\/complete$/)
})
