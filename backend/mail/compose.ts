/** Composes mails: reads their data from the store and writes them in the language of the recipient. */

import { oneLine } from '#domain/text.ts'
import { formatDateTime } from '#domain/times.ts'
import { deskOf, inquiryFields, invitationFields } from '../messages/fields.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { Letter } from '../ports/mails.ts'
import type { Inquiry, Invitation, Numbered } from '../ports/messages.ts'
import { composeAccountMail } from './account.ts'
import { contactMail } from './contact.ts'
import { greetingName } from './greeting.ts'
import { messageReplyMail } from './messageReply.ts'
import { isProcessLetter, processMail } from './processMails.ts'
import { processUpdateMail } from './processUpdate.ts'
import { mailOf, mailTexts } from './siteMail.ts'

/** Returns the mail of a letter, or null if it is obsolete, for example because the address was confirmed meanwhile, or if its recipient is blocked. */
export async function composeMail(env: Env, letter: Letter): Promise<Mail | null> {
  const mail = await compose(env, letter)
  const recipient = mail && (await env.store.applicants.findByEmail(mail.to))
  return recipient && recipient.blockedAt !== null ? null : mail
}

async function compose(env: Env, letter: Letter): Promise<Mail | null> {
  if (letter.kind === 'messageReply') return messageReplyMail(env, letter)
  if ('contactId' in letter) return contactMail(env, letter)
  if ('inquiryId' in letter) {
    const inquiry = await env.store.inquiries.find(letter.inquiryId)
    if (!inquiry) return null
    return letter.kind === 'inquiry' ? inquiryMail(env, inquiry) : inquiryDeskMail(env, inquiry)
  }
  if (letter.kind === 'processUpdate') return processUpdateMail(env, letter)
  if (isProcessLetter(letter)) return processMail(env, letter)
  if (!('invitationId' in letter)) return composeAccountMail(env, letter)
  const invitation = await env.store.invitations.find(letter.invitationId)
  if (!invitation) return null
  return letter.kind === 'invitation' ? invitationMail(env, invitation) : invitationDeskMail(env, invitation)
}

function inquiryMail(env: Env, inquiry: Numbered<Inquiry>): Mail {
  const { language: lang, kind, email } = inquiry
  const texts = mailTexts(env, lang).mail.inquiry[kind](confirmationOf(inquiry))
  return mailOf(env, lang, { to: email, replyTo: deskOf(env, inquiry), ...texts })
}

/** Uses the sender's language, because the desk replies in it. */
function inquiryDeskMail(env: Env, inquiry: Numbered<Inquiry>): Mail {
  const { language: lang, kind, email } = inquiry
  const texts = mailTexts(env, lang).mail.desk[kind]({
    ...receiptOf(inquiry),
    fields: inquiryFields(inquiry),
  })
  return mailOf(env, lang, { to: deskOf(env, inquiry), replyTo: email, ...texts })
}

function invitationMail(env: Env, invitation: Numbered<Invitation>): Mail {
  const { language: lang, email } = invitation
  const texts = mailTexts(env, lang).mail.invitation(confirmationOf(invitation))
  return mailOf(env, lang, { to: email, replyTo: env.config.company.emails.advisors, ...texts })
}

function invitationDeskMail(env: Env, invitation: Numbered<Invitation>): Mail {
  const { language: lang, email } = invitation
  const fields = invitationFields(invitation)
  const texts = mailTexts(env, lang).mail.desk.invitation({ ...receiptOf(invitation), fields })
  return mailOf(env, lang, { to: env.config.company.emails.advisors, replyTo: email, ...texts })
}

/** The values of a confirmation. A stranger may have given the address, so a confirmation repeats no other input. */
function confirmationOf({ id, name, language, createdAt }: Numbered<Inquiry | Invitation>) {
  return { id, name: greetingName(name), date: formatDateTime(new Date(createdAt), language) }
}

function receiptOf({ id, name, language, createdAt }: Numbered<Inquiry | Invitation>) {
  return { id, name: oneLine(name), date: formatDateTime(new Date(createdAt), language) }
}
