import { oneLine } from '#domain/text.ts'
import { formatDateTime } from '#domain/times.ts'
import { backendTexts } from '#i18n/backend.ts'
import { contactFields } from '../messages/fields.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter } from '../ports/mails.ts'
import { mailOf, mailTexts } from './siteMail.ts'

type ContactLetter = Extract<Letter, { contactId: number }>

/**
 * Returns the mail of an applicant's message to the advisors, or the applicant's copy. The copy contains the message, because the
 * address of an account is confirmed.
 */
export async function contactMail(env: Env, { kind, contactId }: ContactLetter): Promise<Mail | null> {
  const contact = await env.store.contacts.find(contactId)
  const applicant = contact && (await env.store.applicants.find(contact.applicantId))
  if (!contact || !applicant) return null
  const { language: lang, createdAt } = contact
  const { mail } = mailTexts(env, lang)
  const { advisors } = env.config.company.emails
  const message = {
    id: contact.id,
    name: oneLine(applicant.name),
    date: formatDateTime(new Date(createdAt), lang),
    fields: contactFields(contact),
  }
  const { intentions } = backendTexts[lang].contact
  const topic = contact.about ? `${intentions[contact.about.intention]} (${contact.about.processId}), ` : ''
  const forDesk = { ...message, name: `${topic}${message.name}` }
  return kind === 'contact'
    ? mailOf(env, lang, { to: applicant.email, replyTo: advisors, ...mail.contact(message) })
    : mailOf(env, lang, { to: advisors, replyTo: applicant.email, ...mail.desk.contact(forDesk) })
}
