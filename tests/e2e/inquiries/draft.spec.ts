import { sampleCompany } from '#content/company.ts'
import { languages } from '#domain/lang.ts'
import { InquiryPage, filled } from '../support/inquiries.ts'
import { expect, hydrated, test } from '../support/test.ts'

for (const lang of languages) {
  test(`${lang}: a reload keeps everything, at each step`, async ({ open, page }) => {
    const inquiry = new InquiryPage(page, lang, 'inquiryOther')
    await page.clock.setFixedTime(new Date(2026, 10, 20, 9, 5))
    await open(inquiry.path)
    const keptAt = inquiry.main.getByText(inquiry.t.forms.keptAt({ time: '09:05' }))
    await expect(keptAt).toHaveCount(0)
    await inquiry.fillIn(filled.inquiryOther)
    await expect(keptAt).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(keptAt).toBeVisible()
    expect(await inquiry.values()).toEqual(filled.inquiryOther)
    await inquiry.submit()
    await expect(inquiry.sendButton).toBeVisible()
    await page.reload()
    await expect(inquiry.main.getByText('Ana Lucía Herrera')).toBeVisible()
    await expect(inquiry.sendButton).toBeEnabled()
  })

  test(`${lang}: back from the check, forward, and along the links to a field`, async ({ open, page }) => {
    const inquiry = new InquiryPage(page, lang, 'inquiry')
    await open(inquiry.path)
    await inquiry.fillIn(filled.inquiry)
    await inquiry.submit()
    await expect(inquiry.sendButton).toBeVisible()
    await page.goBack()
    await expect(inquiry.field('name')).toHaveValue('Ana Lucía Herrera')
    await page.goForward()
    await inquiry.main
      .getByRole('link', { name: `${inquiry.t.forms.change} ${inquiry.t.inquiry.groups.inquiry}` })
      .click()
    await expect(page).toHaveURL(/#contents$/)
    await expect(inquiry.field('contents')).toBeFocused()
    expect(await inquiry.values()).toEqual(filled.inquiry)
  })

  test(`${lang}: the later steps redirect to the start without the earlier ones`, async ({ open, page }) => {
    for (const flow of ['inquiry', 'inquiryOther', 'recruitingInquiry', 'invitation'] as const) {
      const inquiry = new InquiryPage(page, lang, flow)
      for (const step of inquiry.hasCheck ? ['confirm', 'complete'] : ['complete']) {
        const response = await open(`${inquiry.path}/${step}`)
        expect(response.status()).toBe(200)
        expect(await response.text()).toContain('<meta name="robots" content="noindex"')
        await expect(page).toHaveURL(new RegExp(`${inquiry.path}$`))
        await expect(inquiry.field('name')).toBeVisible()
      }
    }
  })

  test(`${lang}: leaving asks for confirmation; staying keeps the input, leaving clears it`, async ({
    open,
    page,
  }) => {
    const inquiry = new InquiryPage(page, lang, 'inquiry')
    const { leave } = inquiry.t.forms
    await open(inquiry.path)
    await inquiry.field('name').fill('Chen Yu')
    const home = page.getByRole('banner').getByRole('link').first()
    await home.click()
    await expect(inquiry.dialog.getByRole('button', { name: leave.stay })).toBeFocused()
    await inquiry.dialog.getByRole('button', { name: leave.stay }).click()
    await expect(page).toHaveURL(new RegExp(`${inquiry.path}$`))
    await expect(inquiry.field('name')).toHaveValue('Chen Yu')

    await home.click()
    await expect(inquiry.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inquiry.dialog).toBeHidden()
    await expect(inquiry.field('name')).toHaveValue('Chen Yu')

    await home.click()
    await inquiry.dialog.getByRole('button', { name: leave.leave }).click()
    await expect(inquiry.field('name')).toHaveCount(0)
    await page.goBack()
    await expect(inquiry.field('name')).toHaveValue('')
  })
}

test('going back out of a form also asks for confirmation', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open('/en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await inquiry.field('name').fill('Chen Yu')
  await page.goBack()
  await expect(inquiry.dialog).toBeVisible()
  await expect(page).toHaveURL(/\/en\/inquiry$/)
  await inquiry.dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/en$/)
})

test('an empty form asks for no confirmation', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.field('name').fill('Chen Yu')
  await inquiry.field('name').fill('')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
})

test('a full load of another page clears the form', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  await open('/en/company')
  await open(inquiry.path)
  await expect(inquiry.field('name')).toHaveValue('')
})

test('another form has its own flow', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  await inquiry.main.getByRole('link', { name: 'Free career chat' }).click()
  await inquiry.dialog.getByRole('button', { name: 'Leave' }).click()
  const talk = new InquiryPage(page, 'en', 'invitation')
  await expect(page).toHaveURL(/\/en\/invitation$/)
  await expect(talk.field('name')).toHaveValue('')
})

test('the language switch stays in the flow, on both steps', async ({ open, page }) => {
  const english = new InquiryPage(page, 'en', 'recruitingInquiry')
  const japanese = new InquiryPage(page, 'ja', 'recruitingInquiry')
  const banner = page.getByRole('banner')
  await open(english.path)
  await english.fillIn(filled.recruitingInquiry)
  await english.fillIn({ noOfEmployeeNeeded: 'three' })
  await english.field('noOfEmployeeNeeded').blur()
  await expect(english.error('noOfEmployeeNeeded')).toHaveText(english.message('numeric'))

  await banner.getByRole('button', { name: 'Language' }).click()
  await banner.getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/recruiting\/inquiry$/)
  await expect(japanese.main.getByRole('heading', { level: 1 })).toHaveText('採用のご相談')
  await expect(japanese.error('noOfEmployeeNeeded')).toHaveText(japanese.message('numeric'))
  expect(await japanese.values()).toEqual({ ...filled.recruitingInquiry, noOfEmployeeNeeded: 'three' })

  await japanese.fillIn({ noOfEmployeeNeeded: '3' })
  await japanese.submit()
  await expect(japanese.sendButton).toBeVisible()
  await banner.getByRole('button', { name: '言語' }).click()
  await banner.getByRole('link', { name: 'English' }).click()
  await expect(english.sendButton).toBeVisible()
  await expect(english.main).toContainText('株式会社みなと精機')
})

test('each of two tabs has its own draft', async ({ open, page, context }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  const second = new InquiryPage(await context.newPage(), 'en', 'inquiry')
  await second.page.goto(second.path)
  await hydrated(second.page)
  await expect(second.field('name')).toHaveValue('')
  await second.field('name').fill('Chen Yu')
  await second.page.reload()
  await expect(second.field('name')).toHaveValue('Chen Yu')
  await page.reload()
  await expect(inquiry.field('name')).toHaveValue('Ana Lucía Herrera')
})

test('the consent text opens in a new tab, and the form stays', async ({ open, page, context }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  const opened = context.waitForEvent('page')
  await inquiry.main.getByRole('link', { name: 'privacy notice for inquiries (opens in a new tab)' }).click()
  await expect(await opened).toHaveURL(/\/en\/inquiry\/privacy$/)
  await (await opened).close()
  await page.reload()
  await hydrated(page)
  expect(await inquiry.values()).toEqual(filled.inquiry)
})

test('a storage that refuses is reported, and the form can still be sent', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn(filled.inquiry)
  await expect(inquiry.main.getByRole('status')).toHaveText(inquiry.t.forms.notKept)
  await inquiry.send()
  await expect(page).toHaveURL(/complete$/)
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of languages) {
    test(`${lang}: the form says that it needs script, and sends nothing`, async ({ page }) => {
      const inquiry = new InquiryPage(page, lang, 'inquiry')
      await page.goto(inquiry.path)
      const note = inquiry.main.locator('noscript > div')
      await expect(note).toBeVisible()
      await expect(note).toHaveText(inquiry.t.forms.needsScript(sampleCompany))
      await inquiry.field('name').fill('Chen Yu')
      await inquiry.field('name').press('Enter')
      await expect(inquiry.main.getByRole('button', { name: inquiry.t.inquiry.toCheck })).toBeDisabled()
      expect(new URL(page.url()).search).toBe('')
    })
  }
})
