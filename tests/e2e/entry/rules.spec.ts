import { languages } from '#domain/lang.ts'
import type { RuleName } from '#domain/ruleNames.ts'
import { personOptions as optionsEn } from '#i18n/en/personOptions.ts'
import { rules as en } from '#i18n/en/rules.ts'
import { personOptions as optionsJa } from '#i18n/ja/personOptions.ts'
import { rules as ja } from '#i18n/ja/rules.ts'
import { EntryForm, newAddress, pdf } from '../support/entry.ts'
import { expect, test } from '../support/test.ts'

const texts = { en, ja }
const optionsOf = { en: optionsEn, ja: optionsJa }

for (const lang of languages) {
  const text = (rule: RuleName, isConsent = false) => {
    const found = texts[lang][rule]
    return typeof found === 'string' ? found : found({ field: '', limit: 0, isConsent })
  }

  test(`each step shows errors at their fields, and links to them (${lang})`, async ({ page }) => {
    const form = new EntryForm(page, lang)

    async function expectRefused(expected: Record<string, RuleName>): Promise<void> {
      await form.forward.click()
      const summary = form.main.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(Object.keys(expected).length)
      // Brackets mark a link in the text of a label.
      await expect(summary).not.toContainText('[')
      for (const [name, rule] of Object.entries(expected))
        expect(await form.messageOf(name), name).toBe(text(rule, name === 'agreeToTerms'))
      const [first = ''] = Object.keys(expected)
      await summary.getByRole('link').first().click()
      await expect(form.control(first).first()).toBeFocused()
    }

    await form.open('entry')
    await expectRefused({
      name: 'nameRequired',
      email: 'emailRequired',
      nationality: 'nationRequired',
      currentLocation: 'requiredCountry',
      visaStatusinJapan: 'visaRequired',
      japaneseLanguageSkill: 'nihongoRequired',
      englishLanguageSkill: 'englishRequired',
      employmentStatus: 'requiredEmploymentStatus',
      agreeToTerms: 'required',
      agreeToHashi: 'agreeToTarget',
      email_confirm: 'required',
    })
    const summary = form.main.getByRole('alert')
    for (const label of [form.t.email_confirm, form.t.register, form.t.agreeToTermsName])
      await expect(summary.getByRole('link').filter({ hasText: label })).toHaveCount(1)

    await form.fillPerson()
    await form.give({ phoneNumber: '+81 90' })
    await form.give({ email_confirm: 'other@example.com' })
    await form.control('name').focus()
    await expect.poll(() => form.messageOf('phoneNumber')).toBe(text('tel'))
    await expect.poll(() => form.messageOf('email_confirm')).toBe(text('confirmedEmail'))
    const address = newAddress()
    await form.give({ phoneNumber: '', email: 'maria@example.com', email_confirm: address })
    await expect.poll(() => form.messageOf('email')).toBe(text('validateEmail'))
    await form.give({ email: address })
    await form.control('name').focus()
    await expect(form.main.getByText(form.t.emailFree)).toBeVisible()
    await form.control('agreeToHashi').uncheck()
    await form.control('agreeToGitTap').check()
    await form.forward.click()

    await form.isAt('entryFiles')
    await expectRefused({ resume: 'resumeGroupRequired' })
    await form.give({ otherURL: 'https://github.com/example' })
    await form.forward.click()

    await form.isAt('entryExperience')
    await expectRefused({
      presentOccupation: 'requiredPresentOccupation',
      'itSkills.0.it_skills': 'requiredWorkExperience',
      yearWorkExperience: 'requiredYearWorkExperience',
      proceduralExperience: 'requiredProceduralExperience',
    })
    const process = (value: string) =>
      form.control('proceduralExperience').and(page.locator(`[value=${value}]`))
    await process('unit_test').check()
    await process('none').check()
    await expect(process('unit_test')).not.toBeChecked()
    await process('development').check()
    await expect(process('none')).not.toBeChecked()
    await form.fillExperience()
    await form.give({ 'itSkills.1.it_skills': 'go' })
    await form.forward.click()
    await expect(form.main.getByRole('alert')).toBeFocused()
    expect(await form.messageOf('itSkills.1.it_skills')).toBe(form.t.skillTwice)
    await form.give({ 'itSkills.1.it_skills': 'rust' })
    // The draft, which the review shows and sends, has "none" without the steps that it has cleared.
    await process('none').check()
    await expect(process('development')).not.toBeChecked()
    await form.forward.click()
    await form.isAt('entryConfirm')
    const steps = form.main.getByRole('term').filter({ hasText: form.t.proceduralExperience })
    await expect(steps.locator('xpath=following-sibling::dd[1]')).toHaveText(
      optionsOf[lang].proceduralExperience.none,
    )
  })
}

test('an address that cannot be checked blocks the step, with an error and a retry', async ({
  page,
  faults,
}) => {
  faults.expect(/^503 /)
  const form = new EntryForm(page)
  await page.route('**/check-email', (route) => route.fulfill({ status: 503 }))
  await form.open('entry')
  await form.fillPerson()
  await form.forward.click()
  await expect.poll(() => form.messageOf('email')).toBe(form.t.emailUnchecked)
  await expect(form.main.getByRole('alert')).toBeFocused()

  await page.unroute('**/check-email')
  await form.main.getByRole('button', { name: form.t.emailCheckAgain }).click()
  await expect(form.main.getByText(form.t.emailFree)).toBeVisible()
  await form.forward.click()
  await form.isAt('entryFiles')
})

test('an address that was taken in the meantime is an error at its field', async ({ page, faults }) => {
  faults.expect(/^409 /)
  const form = new EntryForm(page)
  const email = await form.toConfirm()
  const other = new EntryForm(await page.context().newPage())
  await other.open('entry')
  await other.fillPerson(email)
  await other.forward.click()
  await other.isAt('entryFiles')
  await other.control('resume').setInputFiles(pdf('other.pdf'))
  await other.forward.click()
  await other.isAt('entryExperience')
  await other.fillExperience()
  await other.forward.click()
  await other.isAt('entryConfirm')
  await other.send.click()
  await other.isAt('entryComplete')
  await other.page.close()

  await form.send.click()
  await form.isAt('entry')
  await expect.poll(() => form.messageOf('email')).toContain('taken')
  const another = newAddress()
  await form.give({ email: another, email_confirm: another })
  await form.forward.click()
  await form.isAt('entryFiles')
  await expect(form.main).toContainText('cv.pdf')
})
