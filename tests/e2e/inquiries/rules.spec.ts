import { TEXT_LENGTH } from '#domain/formLimits.ts'
import { languages } from '#domain/lang.ts'
import type { RuleName } from '#domain/ruleNames.ts'
import { type Flow, InquiryPage, filled } from '../support/inquiries.ts'
import { expect, test } from '../support/test.ts'

/** For each form: a field, an invalid value, the rule that it violates, and a valid value. */
const wrongTexts: [Flow, [string, string, RuleName, string][]][] = [
  [
    'inquiry',
    [
      ['name', '', 'requiredName', 'Chen Yu'],
      ['email', '', 'emailRequired', 'chen@example.com'],
      ['email', 'chen@', 'emailFormat', 'chen@example.com'],
      ['phoneNumber', '090-1234-5678', 'tel', '09012345678'],
      ['contents', '   ', 'requiredContactDetails', 'May I register?'],
    ],
  ],
  [
    'recruitingInquiry',
    [
      ['companyName', '', 'required', 'Minato'],
      ['title', '', 'required', 'CTO'],
      ['positionsNeeded', '', 'required', 'QA'],
      ['noOfEmployeeNeeded', '', 'required', '3'],
      ['noOfEmployeeNeeded', '3人', 'numeric', '3'],
    ],
  ],
]

for (const lang of languages) {
  for (const [flow, cases] of wrongTexts) {
    test(`${lang}: errors of ${flow} are shown when a field loses the focus, not while typing`, async ({
      open,
      page,
    }) => {
      const inquiry = new InquiryPage(page, lang, flow)
      await open(inquiry.path)
      for (const [name, wrong, rule, right] of cases) {
        await test.step(`${rule} of ${name} "${wrong}"`, async () => {
          const field = inquiry.field(name)
          await field.selectText()
          await page.keyboard.press('Delete')
          await page.keyboard.type(wrong)
          await expect(inquiry.error(name)).toHaveCount(0)
          await field.blur()
          await expect(inquiry.error(name)).toHaveText(inquiry.message(rule))
          await expect(field).toHaveAttribute('aria-invalid', 'true')
          await expect(field).toHaveAccessibleDescription(new RegExp(escaped(inquiry.message(rule))))

          await field.fill(right)
          await expect(inquiry.error(name)).toBeVisible()
          await field.blur()
          await expect(inquiry.error(name)).toHaveCount(0)
          await expect(field).not.toHaveAttribute('aria-invalid')
        })
      }
    })
  }

  test(`${lang}: the repeated address is compared, also when the first one changes`, async ({
    open,
    page,
  }) => {
    const inquiry = new InquiryPage(page, lang, 'inquiry')
    await open(inquiry.path)
    await inquiry.fillIn({ email: 'a@example.com', email_confirm: 'b@example.com' })
    await inquiry.field('email_confirm').blur()
    await expect(inquiry.error('email_confirm')).toHaveText(inquiry.message('confirmedEmail'))
    await inquiry.field('email').fill('b@example.com')
    await inquiry.field('email').blur()
    await expect(inquiry.error('email_confirm')).toHaveCount(0)
  })

  test(`${lang}: choices are validated at once`, async ({ open, page }) => {
    const inquiry = new InquiryPage(page, lang, 'inquiryOther')
    await open(inquiry.path)
    await inquiry.submit()
    await expect(inquiry.error('type')).toHaveText(inquiry.message('requiredContactType'))
    await expect(inquiry.error('agree')).toHaveText(inquiry.message('required', true))
    await inquiry.main.locator('[name=type]').nth(1).check()
    await expect(inquiry.error('type')).toHaveCount(0)
    await inquiry.field('agree').check()
    await expect(inquiry.error('agree')).toHaveCount(0)
    await inquiry.field('agree').uncheck()
    await expect(inquiry.error('agree')).toHaveText(inquiry.message('required', true))
  })

  test(`${lang}: the nationality is required for a talk`, async ({ open, page }) => {
    const inquiry = new InquiryPage(page, lang, 'invitation')
    await open(inquiry.path)
    await inquiry.field('nationality').focus()
    await page.keyboard.press('Tab')
    await expect(inquiry.error('nationality')).toHaveText(inquiry.message('requiredNationality'))
    await inquiry.field('nationality').selectOption('10461')
    await expect(inquiry.error('nationality')).toHaveCount(0)
  })

  test(`${lang}: the summary gets the focus and links to each invalid field`, async ({ open, page }) => {
    const inquiry = new InquiryPage(page, lang, 'recruitingInquiry')
    await open(inquiry.path)
    await inquiry.submit()
    const wrong = [
      'companyName',
      'title',
      'name',
      'email',
      'email_confirm',
      'positionsNeeded',
      'noOfEmployeeNeeded',
      'agree',
    ]
    await expect(inquiry.summary).toBeFocused()
    await expect(inquiry.summary.getByRole('heading')).toHaveText(
      inquiry.t.forms.summary({ count: wrong.length }),
    )
    const links = inquiry.summary.getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      wrong.map((name) => `#${name}`),
    )
    for (const [index, name] of wrong.entries()) {
      await links.nth(index).click()
      await expect(inquiry.field(name)).toBeFocused()
      await expect(inquiry.field(name)).toBeInViewport()
    }
    // Identical messages name their field.
    const names = await links.allInnerTexts()
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toContain(inquiry.t.inquiry.labels.companyName)

    await inquiry.fillIn({ companyName: 'Minato', title: 'CTO', name: 'Ana' })
    await inquiry.submit()
    await expect(inquiry.summary).toBeFocused()
    await expect(links).toHaveCount(wrong.length - 3)
  })
}

test('a text that is too long is an error with its limit', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.field('contents').fill('あ'.repeat(TEXT_LENGTH.contents + 1))
  await inquiry.field('contents').blur()
  await expect(inquiry.error('contents')).toHaveText(
    `Inquiry details should be less than ${TEXT_LENGTH.contents}.`,
  )
})

test('a button stays in place when a press on it moves the focus out of a field', async ({ open, page }) => {
  const inquiry = new InquiryPage(page, 'en', 'inquiry')
  await open(inquiry.path)
  await inquiry.fillIn({ ...filled.inquiry, contents: '' })
  await inquiry.field('contents').focus()
  await inquiry.submit()
  await expect(inquiry.summary).toBeFocused()
  await expect(inquiry.summary.getByRole('link')).toHaveCount(1)
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
