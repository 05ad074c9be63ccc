/** The view of a test on a company: its commands, the pages of a person, and the mails to that person. */

import type { Page } from '@playwright/test'
import * as z from 'zod'
import type { Lang } from '#domain/lang.ts'
import { EntryForm } from '../support/entry.ts'
import { mailsTo } from '../support/mail.ts'
import { expect } from '../support/test.ts'
import type { Company } from './support.ts'

/** A process as commands print it. */
export const processSchema = z.object({
  id: z.number(),
  status: z.string(),
  state: z.string(),
  job: z.object({ id: z.number(), externalId: z.string() }),
})

export class CompanyView {
  readonly company: Company
  readonly page: Page
  readonly lang: Lang
  readonly open: (path: string) => Promise<unknown>
  readonly form: EntryForm
  email = ''

  constructor(company: Company, page: Page, lang: Lang, open: (path: string) => Promise<unknown>) {
    this.company = company
    this.page = page
    this.lang = lang
    this.open = open
    this.form = new EntryForm(page, lang)
  }

  /** Returns the HTML of a public page. */
  async html(path: string, status = 200): Promise<string> {
    const response = await fetch(this.company.site.url + path)
    expect(response.status, path).toBe(status)
    return response.text()
  }

  json(...args: string[]): Promise<unknown> {
    return this.company.admin.json(...args)
  }

  async step(...args: string[]): Promise<z.infer<typeof processSchema>> {
    return processSchema.parse(await this.json('process', ...args))
  }

  /** Writes a text in both languages, and returns the options with its files. */
  async texts(ja: string, en: string): Promise<string[]> {
    const { file } = this.company
    return ['--ja', await file('text.ja.txt', ja), '--en', await file('text.en.txt', en)]
  }

  /** Waits for a mail to the person with this subject, in the language of the person. */
  async expectMail(subject: string): Promise<void> {
    const subjects = async () =>
      (await mailsTo(this.email, this.company.site.mails)).map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
    await expect.poll(subjects, `a mail about ${subject}`).toContainEqual(expect.stringContaining(subject))
  }

  /** Waits until a public page has this many texts, each counted once. */
  async expectOn(path: string, text: string | RegExp, count: number, isOnce = true): Promise<void> {
    const found = async () => {
      const all = [...(await this.html(path)).matchAll(new RegExp(text, 'g'))].map(([each]) => each)
      return isOnce ? new Set(all).size : all.length
    }
    await expect.poll(found, `${path} has ${text}`).toBe(count)
  }

  /** Calls the API of the site with the login of the page. */
  async call(path: string, data: unknown): Promise<void> {
    const headers = {
      'X-Requested-With': 'hashi',
      'Idempotency-Key': crypto.randomUUID(),
      'Accept-Language': this.lang,
    }
    const response = await this.page.request.post(`${this.company.site.url}/api/v1/${path}`, {
      headers,
      data,
    })
    expect(response.ok(), path).toBe(true)
  }
}
