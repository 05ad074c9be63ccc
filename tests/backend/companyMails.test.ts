/** The mails of a site with another company than the sample's. */

import { expect, test } from 'vitest'
import { composeMail } from '#backend/mail/compose.ts'
import type { Mail } from '#backend/ports/mailer.ts'
import type { Letter } from '#backend/ports/mails.ts'
import type { Lang } from '#domain/lang.ts'
import { type TestApp, createTestApp } from '#mocks/test.ts'
import { contact, inquiry, invitation } from '../store/samples.ts'
import { otherCompany, sampleFactsIn } from '../support/companies.ts'

const MARIA = 1001
const PENDING = 1003
/** The line of the site in the signature. */
const SITE = { ja: '\nhttp://localhost/\n', en: '\nhttp://localhost/en/\n' }
const REPLIED = '2026-11-20T00:00:00.000Z'

/** A letter of each kind. */
async function letters({ env: { store } }: TestApp, language: Lang): Promise<Record<Letter['kind'], Letter>> {
  const maria = await store.applicants.find(MARIA)
  if (maria) await store.applicants.update({ ...maria, language })
  const processes = await store.processes.ofApplicant(MARIA)
  const answered = processes.find(({ details }) => details.answers.length > 0)
  const processId = answered?.id ?? 0
  const { id: inquiryId } = await store.inquiries.insert({ ...inquiry, language })
  const { id: invitationId } = await store.invitations.insert({ ...invitation, language })
  const { id: contactId } = await store.contacts.insert({ ...contact(MARIA), language })
  await store.inquiries.saveWork(inquiryId, { settledAt: null, replies: [{ at: REPLIED, text: 'Yes.' }] })
  const account = { applicantId: MARIA, accountVersion: 1, language }
  const wishes = { method: 'online', preferredTimes: 'Mondays', contents: '', reInterview: false } as const
  return {
    verify: { ...account, kind: 'verify', applicantId: PENDING, jobs: [] },
    forgotPassword: { ...account, kind: 'forgotPassword' },
    passwordChanged: { kind: 'passwordChanged', applicantId: MARIA, email: 'maria@example.com', language },
    newBrowser: { kind: 'newBrowser', applicantId: MARIA, browser: 'Firefox, Linux', at: REPLIED, language },
    confirmEmail: { ...account, kind: 'confirmEmail', newEmail: 'new@example.com' },
    emailChange: {
      kind: 'emailChange',
      applicantId: MARIA,
      newEmail: 'new@example.com',
      oldEmail: 'maria@example.com',
      language,
    },
    inquiry: { kind: 'inquiry', inquiryId },
    inquiryDesk: { kind: 'inquiryDesk', inquiryId },
    invitation: { kind: 'invitation', invitationId },
    invitationDesk: { kind: 'invitationDesk', invitationId },
    contact: { kind: 'contact', applicantId: MARIA, contactId },
    contactDesk: { kind: 'contactDesk', applicantId: MARIA, contactId },
    answerDesk: {
      kind: 'answerDesk',
      applicantId: MARIA,
      processId,
      at: answered?.details.answers[0]?.at ?? '',
    },
    applyDesk: { kind: 'applyDesk', applicantId: MARIA, processIds: [processId], contents: '' },
    applied: { kind: 'applied', applicantId: MARIA, processIds: [processId], language },
    refused: { kind: 'refused', applicantId: MARIA, processId },
    interview: { kind: 'interview', applicantId: MARIA, wishes, language },
    interviewDesk: { kind: 'interviewDesk', applicantId: MARIA, wishes, language },
    introduction: { kind: 'introduction', applicantId: MARIA, language },
    introductionDesk: { kind: 'introductionDesk', applicantId: MARIA, language },
    consentDesk: { kind: 'consentDesk', applicantId: MARIA, processId, answer: 'agree', contents: '' },
    messageReply: {
      kind: 'messageReply',
      message: { kind: 'inquiry', id: inquiryId },
      applicantId: null,
      at: REPLIED,
    },
    processUpdate: {
      kind: 'processUpdate',
      applicantId: MARIA,
      processId,
      step: 'screening',
      language,
      title: 'Title',
      body: 'Body',
      appointment: null,
    },
  }
}

/** Returns the facts that a mail lacks, and those of the sample that it has. */
function mistakesOf(mail: Mail | null, kind: string, lang: Lang): string[] {
  if (!mail) return [`${kind} is no mail`]
  const { name, address, emails, licence } = otherCompany
  const desks = Object.values<string>(emails)
  const needed = kind.endsWith('Desk')
    ? []
    : [name[lang], licence.number[lang], address[lang], emails.support, SITE[lang]]
  return [
    ...sampleFactsIn(JSON.stringify(mail)).map((fact) => `${kind} has ${fact}`),
    ...needed.filter((fact) => !mail.text.includes(fact)).map((fact) => `${kind} lacks ${fact}`),
    ...(mail.from.address === emails.support ? [] : [`${kind} is from ${mail.from.address}`]),
    ...(kind.endsWith('Desk') && !desks.includes(mail.to) ? [`${kind} is to ${mail.to}`] : []),
  ]
}

test.each(['ja', 'en'] as const)('in %s every mail has its facts and none of the sample', async (lang) => {
  const app = await createTestApp({ company: otherCompany })
  const all = Object.values(await letters(app, lang))
  const mails = await Promise.all(
    all.map(async (letter) => ({ kind: letter.kind, mail: await composeMail(app.env, letter) })),
  )
  expect(mails.flatMap(({ kind, mail }) => mistakesOf(mail, kind, lang))).toEqual([])
})

/** Returns the visible text of HTML, without blanks. */
function shownOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return body
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s/g, '')
}

/** Returns how the HTML of a mail departs from its text. A link to the site is on a button, and is repeated below it. */
function differencesOf({ text, html }: Mail, lang: Lang): string[] {
  const [, label = ''] = /class="button"[^>]*>([^<]*)</.exec(html) ?? []
  const shown = shownOf(html).replace(label.replace(/\s/g, ''), '')
  const written = text.replace(/^(--|―+)$/gm, '').replace(/\s/g, '')
  const hasLink = /^http:\/\/localhost\/\S*$/m.test(text.split(/^(?:--|―+)$/m)[0] ?? '')
  return [
    ...(shown === `Hashi${written}` ? [] : [`shows ${shown}`]),
    ...(hasLink === (label !== '') ? [] : [`has the button ${label}`]),
    ...(html.includes(`<html lang="${lang}">`) ? [] : ['has another language']),
  ]
}

test.each(['ja', 'en'] as const)('in %s both parts of every mail say the same', async (lang) => {
  const app = await createTestApp()
  const all = Object.values(await letters(app, lang))
  const mails = await Promise.all(all.map((letter) => composeMail(app.env, letter)))
  expect(mails.flatMap((mail) => (mail ? differencesOf(mail, lang) : ['is no mail']))).toEqual([])
})

test('what people wrote is no markup, and no link', async () => {
  const app = await createTestApp()
  const { store } = app.env
  const contents =
    '<img src=x onerror=alert(1)> "a" & \'b\'\nhttps://evil.example/x\nhttp://localhost.evil.example/x'
  const { id: contactId } = await store.contacts.insert({ ...contact(MARIA), contents, language: 'en' })
  const mail = await composeMail(app.env, { kind: 'contact', applicantId: MARIA, contactId })
  expect(mail?.html).not.toMatch(/<img|href/)
  expect(shownOf(mail?.html ?? '')).toContain(contents.replace(/\s/g, ''))
})
