/** The steps of a company's first week. Staff use the command line alone. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { textsOf } from '#i18n/load.ts'
import { href } from '#src/routes/href.ts'
import { items } from '../../support/adminProgram.ts'
import { person } from '../support/entry.ts'
import { openAccount } from '../support/openAccount.ts'
import { ORIGIN } from '../support/site.ts'
import { expect } from '../support/test.ts'
import { contentFiles, titlesOf } from './support.ts'
import { CompanyView, processSchema } from './view.ts'

const [RECOMMENDED, OTHER] = [17, 18]

export class FirstWeek extends CompanyView {
  personId = ''
  recommendation = 0
  application = 0

  async expectEmpty(): Promise<void> {
    for (const path of [href(this.lang, 'home'), href(this.lang, 'jobs'), href(this.lang, 'cases')])
      expect(await this.html(path)).not.toMatch(/jobs\/detail|NaN|JobPosting/)
    expect(await this.html('/sitemap.xml')).not.toContain('/jobs/')
    expect(await this.json('job', 'list')).toMatchObject({ items: [], total: 0 })
    expect(await this.json('check')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ name: 'company', ok: true })]),
    })
  }

  async importContent(): Promise<void> {
    for (const [kind, lines] of Object.entries(contentFiles)) {
      const path = await this.company.file(`${kind}.jsonl`, lines)
      const total = lines.trim().split('\n').length
      expect(await this.json('import', kind, path)).toMatchObject({ added: total, failed: 0, errors: [] })
      expect(await this.json('import', kind, path)).toMatchObject({ added: 0, unchanged: total })
    }
    const title = titlesOf(RECOMMENDED)[this.lang]
    await this.expectOn(`${href(this.lang, 'jobs')}?searchWord=${encodeURIComponent(title)}`, title, 1)
    await this.expectOn(href(this.lang, 'home'), /jobs\/detail\/\d+/g, 3)
    await this.expectOn(href(this.lang, 'home'), /cases\/\d+/g, 5)
    const root = `<loc>${ORIGIN}${this.lang === 'ja' ? '' : '/en'}/jobs/detail/`
    await this.expectOn('/sitemap.xml', root, 200, false)
  }

  async register(): Promise<void> {
    this.email = await openAccount(this.form, this.company.site.mails)
    const { items: found } = items.parse(await this.json('person', 'find', this.email))
    expect(found).toEqual([expect.objectContaining({ name: person.name, email: this.email })])
    this.personId = String(found[0]?.id)
  }

  async recommend(): Promise<void> {
    const { file } = this.company
    const letters = [
      '--letter-ja',
      await file('letter.ja.txt', '経験に合う求人です。'),
      '--letter-en',
      await file('letter.en.txt', 'This job suits your experience.'),
    ]
    const recommend = ['recommend', '--person', this.personId, '--job', `job-${RECOMMENDED}`, ...letters]
    const { id } = processSchema.parse(await this.json(...recommend, '--answer-by', '2099-12-04'))
    this.recommendation = id
    await this.expectMail(titlesOf(RECOMMENDED)[this.lang])
    await this.open(href(this.lang, 'recommendation', { id }))
    await expect(this.form.main).toContainText(
      { ja: '経験に合う求人です。', en: 'This job suits your experience.' }[this.lang],
    )
  }

  async askAndReply(): Promise<void> {
    const { actions, status } = textsOf(this.lang, 'processOptions')
    await this.answer(actions.inquiry, 'Is the team international?')
    await expect(this.form.main).toContainText(status.MyPageRecInquiry)
    expect(await this.json('process', 'list', '--waiting-for', 'advisor')).toMatchObject({
      items: [{ id: this.recommendation, state: 'inquired' }],
    })
    expect(JSON.stringify(await this.json('process', 'show', String(this.recommendation)))).toContain(
      'Is the team international?',
    )
    const texts = await this.texts('はい、6カ国です。', 'Yes, from six countries.')
    expect((await this.step('reply', String(this.recommendation), ...texts)).state).toBe('replied')
    await this.expectMail({ ja: 'ご質問へのお返事', en: 'A reply to your question' }[this.lang])
    await this.page.reload()
    await expect(this.form.main).toContainText(
      { ja: 'はい、6カ国です。', en: 'Yes, from six countries.' }[this.lang],
    )
  }

  /** Gives an answer in the dialog of the recommendation. */
  async answer(action: string, contents: string): Promise<void> {
    await this.form.main.getByRole('button', { name: action, exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(contents)
    await dialog.getByRole('button', { name: action, exact: true }).click()
  }

  async apply(): Promise<void> {
    const { actions, status } = textsOf(this.lang, 'processOptions')
    await this.answer(actions.apply, '')
    const answered = this.form.main.getByRole('status').filter({ hasText: status.MyPageRecApply })
    await expect(answered).toBeVisible()
    const { items: found } = items.parse(
      await this.json('process', 'list', '--person', this.personId, '--stage', 'MyPageAppReceived'),
    )
    expect(found).toMatchObject([{ state: 'received', job: { externalId: `job-${RECOMMENDED}` } }])
    this.application = Number(found[0]?.id)
    await this.openApplication()
  }

  async openApplication(): Promise<void> {
    await this.open(href(this.lang, 'application', { id: this.application }))
  }

  async agree(): Promise<void> {
    const id = String(this.application)
    expect(await this.company.admin.run('process', 'sent', id)).toMatchObject({ code: 4 })
    const named = {
      ja: { name: '株式会社例示', address: '東京都港区1-1' },
      en: { name: 'Reiji Inc.', address: 'Minato, Tokyo' },
    }
    const employer = await this.company.file('employer.json', JSON.stringify(named))
    expect((await this.step('name-employer', id, '--employer', employer)).state).toBe('employer-named')
    await this.expectMail(
      { ja: '企業名をお伝えします：', en: 'Your advisor has named the employer: ' }[this.lang],
    )
    expect((await this.step('ask-consent', id, '--documents', 'profile')).state).toBe('consent-asked')
    await this.expectMail({ ja: '書類の送付へのご同意のお願い：', en: 'Your consent is needed: ' }[this.lang])
    await this.openApplication()
    await expect(this.form.main).toContainText(named[this.lang].address)
    const { agree } = textsOf(this.lang, 'processes').consent
    await this.form.main.getByRole('button', { name: agree, exact: true }).click()
    await this.page.getByRole('dialog').getByRole('button', { name: agree, exact: true }).click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
    expect((await this.step('sent', id)).state).toBe('sent')
    expect((await this.step('seen', id)).state).toBe('seen')
  }

  async moveToOffer(): Promise<void> {
    const id = String(this.application)
    const { status } = textsOf(this.lang, 'processOptions')
    for (const stage of ['MyPageAppScreening', 'MyPageAppInterview1'] as const)
      expect((await this.step('move', id, stage)).status).toBe(stage)
    const place = ['--place-ja', '渋谷の会議室', '--place-en', 'A room in Shibuya']
    expect((await this.step('appoint', id, '--at', '2099-12-01T10:00', ...place)).state).toBe('appointed')
    await this.openApplication()
    await expect(this.form.main).toContainText({ ja: '渋谷の会議室', en: 'A room in Shibuya' }[this.lang])
    for (const stage of ['MyPageAppInterview2', 'MyPageAppFinal', 'MyPageAppOffer'] as const) {
      expect((await this.step('move', id, stage)).status).toBe(stage)
    }
    const mails = {
      ja: ['書類選考：', '一次面接に進みました：', '一次面接の日時は', '内定のお知らせ：'],
      en: ['CV screening:', 'First interview:', 'First interview, ', 'You have an offer:'],
    }
    for (const subject of mails[this.lang]) await this.expectMail(subject)
    await this.page.reload()
    await expect(this.form.main).toContainText(status.MyPageAppOffer)
  }

  async withdraw(): Promise<void> {
    const { status } = textsOf(this.lang, 'processOptions')
    const { items: jobs } = items.parse(await this.json('job', 'list', '--per-page', '100', '--page', '2'))
    const number = jobs.find(({ external_id: id }) => id === `job-${OTHER}`)?.job_id
    await this.call('process/apply', { job_ids: [number], contents: '' })
    await this.call('applicant/contact', { type: 'application', contents: 'Please withdraw it.' })
    const { items: messages } = items.parse(await this.json('message', 'list', '--state', 'open'))
    expect(messages).toMatchObject([{ kind: 'contact' }])
    const list = ['process', 'list', '--person', this.personId, '--job', `job-${OTHER}`]
    const { items: found } = items.parse(await this.json(...list))
    const id = String(found[0]?.id)
    expect((await this.step('move', id, 'MyPageAppWithdrawn')).status).toBe('MyPageAppWithdrawn')
    const reply = await this.company.file('reply.txt', 'Done.')
    await this.json('message', 'reply', String(messages[0]?.id), reply)
    await this.json('message', 'settle', String(messages[0]?.id))
    expect(await this.json('message', 'list', '--state', 'open')).toMatchObject({ items: [] })
    await this.expectMail(
      { ja: '応募の辞退を承りました：', en: 'Your application has been withdrawn:' }[this.lang],
    )
    await this.open(href(this.lang, 'applications'))
    await expect(this.form.main).toContainText(status.MyPageAppWithdrawn)
    await expect(this.form.main).toContainText(status.MyPageAppOffer)
  }

  async disclose(): Promise<void> {
    const out = join(this.company.site.data, 'person.zip')
    expect(await this.json('person', 'disclose', this.personId, '--out', out)).toMatchObject({ file: out })
    const files = Object.entries(unzipSync(new Uint8Array(await readFile(out))))
    const text = files.map(([, bytes]) => strFromU8(bytes)).join('\n')
    for (const part of [this.email, person.name, 'Is the team international?', 'Please withdraw it.'])
      expect(text).toContain(part)
  }

  async erase(): Promise<void> {
    await this.page.goto('about:blank')
    const dry = await this.json('person', 'erase', this.personId, '--dry-run')
    expect(dry).toMatchObject({ dryRun: true, rows: { applicants: 1, processes: 3 } })
    expect(await this.json('person', 'erase', this.personId, '--yes')).toMatchObject({ dryRun: false })
    expect(await this.company.admin.run('person', 'show', this.personId)).toMatchObject({ code: 3 })
    expect(await this.json('person', 'find', this.email)).toMatchObject({ items: [] })
    const auth = await this.page.request.get(`${this.company.site.url}/api/v1/applicant/auth`)
    expect(auth.status()).toBe(401)
    expect((await this.company.admin.run('register', 'export', 'seekers')).out).toContain(person.name)
    expect(await this.json('job', 'list')).toMatchObject({ total: 200 })
    await this.html(href(this.lang, 'home'))
  }
}
