/** An applicant's whole life: from the entry over a whole profile and an accepted recommendation to the PDF files of both documents. */

import { photo } from '#content/people/maria/photo.ts'
import { languages } from '#domain/lang.ts'
import { loadAllTexts, textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import { EntryForm, person } from '../support/entry.ts'
import { openAccount } from '../support/openAccount.ts'
import { pagesOf } from '../support/pdf.ts'
import { recommend } from '../support/recommend.ts'
import { type Site, startSite } from '../support/site.ts'
import { expect, test as base } from '../support/test.ts'

/** A site of its own, since the test changes its data. */
const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

// The languages share the site.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => void (await Promise.all(languages.map(loadAllTexts))))

const portrait = { name: 'ana.png', mimeType: photo.type, buffer: Buffer.from(photo.data, 'base64') }
const nextYear = String(new Date().getFullYear() + 1)
const spaceless = (text: string) => text.replaceAll(/\s/g, '')

/** The forms of the applicant area, from the view of a person. */
class Pages extends EntryForm {
  async check(name: string, value: string): Promise<void> {
    await this.control(name)
      .and(this.page.locator(`[value=${value}]`))
      .check()
  }

  async submitTo(path: string): Promise<void> {
    await this.forward.click()
    await expect(this.page).toHaveURL(path)
  }

  press(name: string): Promise<void> {
    return this.main.getByRole('button', { name, exact: true }).click()
  }
}

for (const lang of languages) {
  test(`from the entry to an accepted recommendation and two PDF files (${lang})`, async ({
    page,
    open,
    site,
  }) => {
    const form = new Pages(page, lang)
    const { actions, status } = textsOf(lang, 'processOptions')
    const { toApplication } = textsOf(lang, 'processes').recommendation
    const email = await openAccount(form, site.mails)

    // The profile.
    await open(href(lang, 'profileEdit'))
    await form.control('photo').setInputFiles(portrait)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsOf(lang, 'photo').use })
      .click()
    await form.give({
      nameKana: 'アナ ルシア',
      'birthday.year': '1994',
      'birthday.month': '3',
      'birthday.day': '9',
      'visaExpiry.year': nextYear,
      'visaExpiry.month': '8',
      'visaExpiry.day': '31',
    })
    await form.submitTo(href(lang, 'profileComplete'))
    await open(href(lang, 'profileAddition'))
    await form.give({ expectedStartPeriod: '11448' })
    await form.check('desiredJobCategory', 'infrastructure_development')
    await form.check('desiredLocation', 'tokai')
    await form.submitTo(href(lang, 'profileComplete'))

    // The resume, on two pages.
    await open(href(lang, 'resume'))
    await form.press(textsOf(lang, 'resume').addEducation)
    await form.give({
      'birthday.year': '1994',
      'birthday.month': '3',
      'birthday.day': '9',
      'education.0.year': '2012',
      'education.0.month': '4',
      'education.0.description': 'Universidad de Bogotá 入学',
    })
    await form.submitTo(href(lang, 'resumeStep2'))
    await form.give({ motivation: 'Tôi muốn làm việc ở Nagoya, từ Ōsaka.' })
    await form.submitTo(href(lang, 'resumeComplete'))

    // The career history.
    await open(href(lang, 'career'))
    await form.press(textsOf(lang, 'career').addCompany)
    await form.give({
      'companies.0.companyName': '株式会社みなと',
      'companies.0.startYear': '2020',
      'companies.0.startMonth': '4',
    })
    await form.submitTo(href(lang, 'careerComplete'))
    await open(href(lang, 'profile'))
    await expect(form.main).toContainText(textsOf(lang, 'completeness').percent({ percent: 100 }))

    // A recommendation comes, and is accepted.
    await page.goto('about:blank')
    const recommendation = await site.change((store) => recommend(store, email, 20463))
    await open(href(lang, 'mypage'))
    await form.main.getByRole('link', { name: recommendation.job[lang].title }).first().click()
    await expect(page).toHaveURL(href(lang, 'recommendation', { id: recommendation.id }))
    await form.press(actions.apply)
    await page.getByRole('dialog').getByRole('button', { name: actions.apply, exact: true }).click()
    const answered = form.main.getByRole('status').filter({ hasText: status.MyPageRecApply })
    await expect(answered).toBeVisible()
    await form.main.getByRole('link', { name: toApplication }).click()
    await expect(form.main.getByRole('heading', { level: 1 })).toHaveText(recommendation.job[lang].title)
    await expect(form.main).toContainText(status.MyPageAppReceived)

    // The files.
    await open(`${href(lang, 'pdf')}?page=resume`)
    const [resume] = await Promise.all([
      page.waitForEvent('download'),
      form.press(textsOf(lang, 'pdf').download),
    ])
    const texts = (await pagesOf(resume)).join('')
    for (const text of [person.name, 'Universidad de Bogotá 入学', 'Tôi muốn làm việc ở Nagoya, từ Ōsaka.'])
      expect(texts).toContain(spaceless(text))
    const [career] = await Promise.all([
      page.waitForEvent('download'),
      page.goto(`${href(lang, 'pdfGenerate')}?page=career`),
    ])
    const history = (await pagesOf(career)).join('')
    for (const text of [person.name, '株式会社みなと']) expect(history).toContain(spaceless(text))
  })
}
