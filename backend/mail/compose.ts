/** Composes mails: reads their data from the store and writes them in the language of the recipient. */
import { mail as addresses } from '#domain/company.ts'
import { formatDateTime } from '#domain/times.ts'
import { oneLine } from '#domain/text.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Inquiry, Invitation, Letter, Numbered } from '../ports/people.ts'
import { composeAccountMail } from './account.ts'
import { contactMail } from './contact.ts'
import { greetingName } from './greeting.ts'
import { mailOf } from './mailOf.ts'
import { isProcessLetter, processMail } from './processMails.ts'

/** Returns the mail of a letter, or null if it is obsolete, for example because the address was confirmed meanwhile. */
export async function composeMail(env: Env, letter: Letter): Promise<Mail | null> {
  if ('contactId' in letter) return contactMail(env, letter)
  if ('inquiryId' in letter) {
    const inquiry = await env.store.inquiries.find(letter.inquiryId)
    if (!inquiry) return null
    return letter.kind === 'inquiry' ? inquiryMail(env, inquiry) : inquiryDeskMail(env, inquiry)
  }
  if (isProcessLetter(letter)) return processMail(env, letter)
  if (!('invitationId' in letter)) return composeAccountMail(env, letter)
  const invitation = await env.store.invitations.find(letter.invitationId)
  if (!invitation) return null
  return letter.kind === 'invitation' ? invitationMail(env, invitation) : invitationDeskMail(env, invitation)
}

function inquiryMail(env: Env, inquiry: Numbered<Inquiry>): Mail {
  const { language: lang, kind, email } = inquiry
  const texts = backendTexts[lang].mail.inquiry[kind](confirmationOf(inquiry))
  return mailOf(env, lang, { to: email, replyTo: deskOf(inquiry), ...texts })
}

/** Uses the sender's language, because the desk replies in it. */
function inquiryDeskMail(env: Env, inquiry: Numbered<Inquiry>): Mail {
  const { language: lang, kind, email } = inquiry
  const texts = backendTexts[lang].mail.desk[kind]({
    ...receiptOf(inquiry),
    fields: inquiryFields(inquiry),
  })
  return mailOf(env, lang, { to: deskOf(inquiry), replyTo: email, ...texts })
}

function invitationMail(env: Env, invitation: Numbered<Invitation>): Mail {
  const { language: lang, email } = invitation
  const texts = backendTexts[lang].mail.invitation(confirmationOf(invitation))
  return mailOf(env, lang, { to: email, replyTo: addresses.advisors, ...texts })
}

function invitationDeskMail(env: Env, invitation: Numbered<Invitation>): Mail {
  const { language: lang, email } = invitation
  const fields = invitationFields(invitation)
  const texts = backendTexts[lang].mail.desk.invitation({ ...receiptOf(invitation), fields })
  return mailOf(env, lang, { to: addresses.advisors, replyTo: email, ...texts })
}

const deskOf = ({ kind }: Inquiry) => (kind === 'recruiting' ? addresses.recruiting : addresses.support)

/** The values of a confirmation. A stranger may have given the address, so a confirmation repeats no other input. */
function confirmationOf({ id, name, language, createdAt }: Numbered<Inquiry | Invitation>) {
  return { id, name: greetingName(name), date: formatDateTime(new Date(createdAt), language) }
}

function receiptOf({ id, name, language, createdAt }: Numbered<Inquiry | Invitation>) {
  return { id, name: oneLine(name), date: formatDateTime(new Date(createdAt), language) }
}

/** The key of each kind's form in the dictionary. */
const formOf = { general: 'inquiry', other: 'inquiryOther', recruiting: 'recruitingInquiry' } as const

function inquiryFields({ language, kind, type, ...inquiry }: Inquiry) {
  const { labels: common, forms, types } = backendTexts[language].inquiry
  const labels = { ...common, ...forms[formOf[kind]].labels }
  const fields = ['companyName', 'title', 'name', 'email', 'phoneNumber', 'positionsNeeded'] as const
  return [
    { name: labels.type, text: type ? types[type] : '' },
    ...fields.map((field) => ({ name: labels[field], text: inquiry[field] })),
    { name: labels.noOfEmployeeNeeded, text: inquiry.noOfEmployeeNeeded },
    { name: labels.contents, text: inquiry.contents },
  ]
}

function invitationFields({ language, nationality, ...invitation }: Invitation) {
  const { inquiry, personOptions } = backendTexts[language]
  const labels = { ...inquiry.labels, ...inquiry.forms.invitation.labels }
  return [
    { name: labels.name, text: invitation.name },
    { name: labels.email, text: invitation.email },
    { name: labels.phoneNumber, text: invitation.phoneNumber },
    { name: labels.nationality, text: nationality ? personOptions.nationality[nationality] : '' },
    { name: labels.contents, text: invitation.contents },
  ]
}
