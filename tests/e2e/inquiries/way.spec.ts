import { sampleCompany } from '#content/company.ts'
import { languages } from '#domain/lang.ts'
import { expectNoViolation } from '../support/axe.ts'
import { type Flow, InquiryPage, filled } from '../support/inquiries.ts'
import { expect, test } from '../support/test.ts'
import { widths } from '../support/widths.ts'

const flows = Object.keys(filled) as Flow[]

for (const lang of languages) {
  for (const flow of flows) {
    test(`${flow} works from start to end in ${lang}`, async ({ open, page }) => {
      const inquiry = new InquiryPage(page, lang, flow)
      const { t, main } = inquiry
      await open(inquiry.path)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.inquiry.forms[flow].title)
      await inquiry.fillIn(filled[flow])
      await inquiry.submit()
      if (inquiry.hasCheck) {
        await expect(page).toHaveURL(new RegExp(`${inquiry.path}/confirm$`))
        for (const [name, value] of Object.entries(filled[flow])) {
          const shown = name === 'type' ? t.inquiry.types.press : value
          if (typeof shown === 'string' && shown !== '') await expect(main).toContainText(shown)
        }
        await inquiry.sendButton.click()
      }
      await expect(page).toHaveURL(new RegExp(`${inquiry.path}/complete$`))
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.inquiry.forms[flow].completeTitle)
      await expect(main).toContainText(t.inquiry.complete.sent({ email: 'ana.herrera@example.com' }))
      await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveText(
        t.inquiry.forms[flow].next(sampleCompany).map(({ title }) => new RegExp(title)),
      )
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

      await page.reload()
      await expect(main).toContainText('ana.herrera@example.com')
      await open(inquiry.path)
      // The form proposes the time zone of the device, and nothing of the earlier message.
      const { timeZone: _, ...values } = await inquiry.values()
      expect(Object.values(values).filter(Boolean)).toEqual([])
    })
  }
}

test('the input is shown unchanged', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'recruitingInquiry')
  const html = '<b onclick="alert(1)">O’Brien & 高瀬</b>'
  const contents = `  ${html}\n\n<script>document.title = 'x'</script>\n三行目`
  await open(inquiry.path)
  await inquiry.fillIn({
    ...filled.recruitingInquiry,
    companyName: html,
    title: html,
    name: html,
    positionsNeeded: html,
    contents,
  })
  await inquiry.submit()
  await expect(inquiry.main.getByText(html, { exact: true })).toHaveCount(4)
  expect(await inquiry.main.locator('dd', { hasText: '三行目' }).innerText()).toBe(contents.trimEnd())
  await expect(inquiry.main.locator('dd', { hasText: '三行目' }).locator('[lang=ja]')).toBeVisible()
})

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`On a ${name}`, () => {
    test.use({ viewport })

    test('axe finds nothing on any step, with errors and the confirmation before leaving', async ({
      open,
      page,
    }) => {
      const inquiry = new InquiryPage(page, 'en', 'inquiryOther')
      await open(inquiry.path)
      await inquiry.submit()
      await expect(inquiry.summary).toBeFocused()
      await expectNoViolation(page)
      await inquiry.fillIn(filled.inquiryOther)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
      await expect(inquiry.dialog).toBeVisible()
      await expectNoViolation(page)
      await inquiry.dialog.getByRole('button', { name: 'Stay' }).click()
      await inquiry.submit()
      await expect(inquiry.sendButton).toBeVisible()
      await expectNoViolation(page)
      await inquiry.sendButton.click()
      await expect(page).toHaveURL(/complete$/)
      await expectNoViolation(page)
    })
  })
}

test('the form works with the keyboard alone', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  const { keyboard } = page
  await open(inquiry.path)
  await inquiry.field('name').focus()
  for (const text of ['Chen Yu', 'chen.yu@example.com', 'chen.yu@example.com', '', 'May I register?']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await expect(inquiry.field('agree')).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/confirm$/)
  await expect(inquiry.main.getByRole('heading', { level: 1 })).toBeFocused()
  await inquiry.sendButton.focus()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/complete$/)
  await expect(inquiry.main.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const [from, to] of [
  ['/en', '/en/recruiting/inquiry'],
  ['/company', '/inquiry/other'],
  ['/recruiting', '/recruiting/inquiry'],
  ['/en/inquiry', '/en/invitation'],
] as const) {
  test(`${from} leads to ${to}`, async ({ open, page }) => {
    await open(from)
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${to}$`))
  })
}
