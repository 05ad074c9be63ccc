import { type Locator, type Page, type Response } from '@playwright/test'
import type { Lang } from '#domain/lang.ts'
import { entry as en } from '#i18n/en/entry.ts'
import { personFields as fieldsEn } from '#i18n/en/personFields.ts'
import { entry as ja } from '#i18n/ja/entry.ts'
import { personFields as fieldsJa } from '#i18n/ja/personFields.ts'
import { href } from '#src/routes/href.ts'
import { type PageId } from '#src/routes/table.ts'
import { expect, hydrated } from './test.ts'

type Step = Extract<PageId, `entry${string}`>

const dictionaries = { en: { ...en, ...fieldsEn }, ja: { ...ja, ...fieldsJa } }

/** A person's input in step 1, by the names of the controls. */
export const person = {
  name: 'Ana Lucía D’Ávila 阿奈',
  phoneNumber: '819000000000',
  nationality: '10477',
  currentLocation: 'VN',
  visaStatusinJapan: '11226',
  japaneseLanguageSkill: '10278',
  englishLanguageSkill: '10280',
  employmentStatus: '60',
}

export const experience = {
  presentOccupation: 'infrastructure_development',
  'itSkills.0.it_skills': 'go',
  'itSkills.0.yoe': '3_years_more',
  yearWorkExperience: '5_years_more',
}

export type Upload = { name: string; mimeType: string; buffer: Buffer }

/** Returns a file of this size that begins like a PDF. */
export const pdf = (name: string, size = 2048): Upload => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 0x20)]),
})

let addresses = 0
/** Returns an unused e-mail address. */
export const newAddress = () => `ana.${process.pid}.${Date.now()}.${++addresses}@example.com`

/** The entry form from a person's view. */
export class EntryForm {
  readonly page: Page
  readonly lang: Lang
  readonly t: (typeof dictionaries)['en']
  readonly main: Locator
  /** The origin of another site than the shared one. */
  readonly origin: string
  constructor(page: Page, lang: Lang = 'en', origin = '') {
    this.page = page
    this.origin = origin
    this.lang = lang
    this.t = dictionaries[lang]
    this.main = page.getByRole('main')
  }

  /** Opens a step by its address. */
  async open(step: Step): Promise<Response | null> {
    const response = await this.page.goto(this.origin + href(this.lang, step))
    await hydrated(this.page)
    return response
  }

  /** Waits until a step is shown. */
  async isAt(step: Step): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${href(this.lang, step)}$`))
    const ids = ['entry', 'entryFiles', 'entryExperience', 'entryConfirm', 'entryComplete']
    const steps = this.main.getByRole('listitem').and(this.page.locator('[aria-current=step]'))
    await expect(steps).toContainText(Object.values(this.t.steps)[ids.indexOf(step)] ?? '')
  }

  control(name: string): Locator {
    return this.main.locator(`[name="${name}"]`)
  }

  /** Returns the error message of a control; '' if it is not marked as invalid. */
  async messageOf(name: string): Promise<string> {
    return this.control(name)
      .first()
      .evaluate((control) => {
        if (control.getAttribute('aria-invalid') !== 'true') return ''
        const id = control.getAttribute('aria-describedby')?.split(' ').at(-1)
        return document.getElementById(id ?? '')?.textContent ?? ''
      })
  }

  async give(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const control = this.control(name)
      if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
        await expect(control.locator(`option[value="${value}"]`)).toBeAttached()
        await control.selectOption(value)
      } else await control.fill(value)
    }
  }

  async fillPerson(email = newAddress()): Promise<string> {
    await this.give({ ...person, email, email_confirm: email })
    await this.control('agreeToTerms').check()
    await this.control('agreeToHashi').check()
    return email
  }

  async fillExperience(): Promise<void> {
    await this.give(experience)
    await this.control('proceduralExperience').and(this.page.locator('[value=development]')).check()
  }

  /** The button that leads to the next step. */
  get forward(): Locator {
    return this.main.locator('form button[type=submit]')
  }

  get send(): Locator {
    return this.main.getByRole('button', { name: this.t.send, exact: true })
  }

  /** Chooses a file, and waits until it is read and stored. */
  async choose(field: 'resume' | 'resumeJp' | 'cvJp', file: Upload): Promise<void> {
    await this.control(field).setInputFiles(file)
    await expect(this.file(file.name)).toBeVisible()
    await expect(this.main.getByRole('progressbar')).toHaveCount(0)
  }

  /** Returns the element of a chosen file. */
  file(name: string): Locator {
    return this.main.locator('[id$="-file"]').filter({ hasText: name })
  }

  /** Fills in all steps up to the check, with one file, or a link instead; returns the e-mail address. */
  async toConfirm(file: Upload | null = pdf('cv.pdf')): Promise<string> {
    const email = await this.toFiles()
    if (file) await this.choose('resume', file)
    else await this.give({ otherURL: 'https://example.com' })
    await this.forward.click()
    await this.isAt('entryExperience')
    await this.fillExperience()
    await this.forward.click()
    await this.isAt('entryConfirm')
    return email
  }

  async toFiles(): Promise<string> {
    await this.open('entry')
    const email = await this.fillPerson()
    await this.forward.click()
    await this.isAt('entryFiles')
    return email
  }
}
