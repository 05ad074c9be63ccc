import { formatDateTime } from '#domain/times.ts'
import { findMessage } from '../messages/find.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import type { MessageReplyLetter } from '../ports/mails.ts'
import { greetingName } from './greeting.ts'
import { mailOf, mailTexts } from './siteMail.ts'

/** Returns the mail with a reply of staff, or null if the message was removed. */
export async function messageReplyMail(env: Env, { message, at }: MessageReplyLetter): Promise<Mail | null> {
  const found = await findMessage(env, message.kind, message.id)
  const reply = found?.work.replies.find((each) => each.at === at)
  if (!found || !reply) return null
  const { language: lang, email, name, desk, createdAt } = found
  const texts = mailTexts(env, lang).mail.reply({
    id: found.id,
    name: greetingName(name),
    date: formatDateTime(new Date(createdAt), lang),
    text: reply.text,
  })
  return mailOf(env, lang, { to: email, replyTo: desk, ...texts })
}
