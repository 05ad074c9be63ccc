import type { Locator, Page } from '@playwright/test'
import { filledInquiry, filledInvitation } from '#domain/forms/samples.ts'
import type { Lang } from '#domain/lang.ts'
import { ruleMessage } from '#domain/ruleIssues.ts'
import type { RuleName } from '#domain/ruleNames.ts'
import { forms as formsEn } from '#i18n/en/forms.ts'
import { inquiry as inquiryEn } from '#i18n/en/inquiry.ts'
import { rules as rulesEn } from '#i18n/en/rules.ts'
import { forms as formsJa } from '#i18n/ja/forms.ts'
import { inquiry as inquiryJa } from '#i18n/ja/inquiry.ts'
import { rules as rulesJa } from '#i18n/ja/rules.ts'
import { href } from '#src/routes/href.ts'

export const texts = {
  en: { forms: formsEn, inquiry: inquiryEn, rules: rulesEn },
  ja: { forms: formsJa, inquiry: inquiryJa, rules: rulesJa },
}

export type Flow = keyof typeof inquiryEn.forms
export type Values = Record<string, string | boolean>

/** A person's input. */
export const filled: Record<Flow, Values> = {
  inquiry: filledInquiry.general,
  inquiryOther: filledInquiry.other,
  recruitingInquiry: filledInquiry.recruiting,
  invitation: filledInvitation,
}

/** The inquiry form from a person's view. */
export class InquiryPage {
  readonly page: Page
  readonly lang: Lang
  readonly flow: Flow
  readonly main: Locator
  readonly t: (typeof texts)[Lang]

  constructor(page: Page, lang: Lang, flow: Flow) {
    this.page = page
    this.lang = lang
    this.flow = flow
    this.main = page.getByRole('main')
    this.t = texts[lang]
  }

  get path() {
    return href(this.lang, this.flow)
  }

  get hasCheck() {
    return this.flow !== 'invitation'
  }

  get summary() {
    return this.main.getByRole('alert')
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.t.forms.leave.title })
  }

  /** Returns the controls of a field. */
  field(name: string): Locator {
    return this.main.locator(`[name="${name}"]`)
  }

  /** Returns the error message that describes a field. */
  error(name: string): Locator {
    return this.main.locator(`[id="${name}-error"]`)
  }

  message(rule: RuleName, isConsent = false): string {
    return ruleMessage(this.t.rules, { rule, field: '', limit: 0, isConsent }, '')
  }

  async fillIn(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'boolean') await this.field(name).setChecked(value)
      else if (name === 'type') await this.main.locator(`[name=type][value="${value}"]`).check()
      else if (name === 'nationality' || name === 'timeZone') await this.field(name).selectOption(value)
      else await this.field(name).fill(value)
    }
  }

  /** Presses the form's button. */
  async submit(): Promise<void> {
    const name = this.hasCheck ? this.t.inquiry.toCheck : this.t.inquiry.send.invitation
    await this.main.getByRole('button', { name, exact: true }).click()
  }

  get sendButton(): Locator {
    return this.main.getByRole('button', { name: this.t.inquiry.confirm.send, exact: true })
  }

  /** Submits the form, and confirms where it has a check page. */
  async send(): Promise<void> {
    await this.submit()
    if (this.hasCheck) await this.sendButton.click()
  }

  /** Returns the current values of the fields, in the shape of the input. */
  async values(): Promise<Values> {
    const entries = Object.entries(filled[this.flow]).map(async ([name, value]) => {
      if (typeof value === 'boolean') return [name, await this.field(name).isChecked()]
      if (name !== 'type') return [name, await this.field(name).inputValue()]
      const checked = this.main.locator('[name=type]:checked')
      return [name, (await checked.count()) > 0 ? await checked.inputValue() : '']
    })
    return Object.fromEntries(await Promise.all(entries))
  }
}
