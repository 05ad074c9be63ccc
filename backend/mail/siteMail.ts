import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { oneLine } from '#domain/text.ts'
import { backendTexts } from '#i18n/backend.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'
import { htmlOf } from './html.ts'

/** The texts of a mail. `action` is the label of the button for its last link. */
export type MailTexts = Pick<Mail, 'subject' | 'text'> & { action?: string }

/** The dictionaries of mails in a language, with the facts of the company and the address of its site. */
export function mailTexts(env: Env, lang: Lang) {
  const { mail, processMail, updateMail } = backendTexts[lang]
  const sender = { ...env.config.company, site: linkTo(env, lang, '/') }
  return { mail: mail(sender), processMail: processMail(sender), updateMail: updateMail(sender) }
}

/** Creates a mail from the site. The subject is reduced to one line, so that input cannot add headers. */
export function mailOf(
  { clock, config }: Env,
  lang: Lang,
  { to, replyTo, subject: typed, text, action }: Pick<Mail, 'to' | 'replyTo'> & MailTexts,
): Mail {
  const subject = oneLine(typed)
  const from = { name: brand.name[lang], address: config.company.emails.support }
  const html = htmlOf({ lang, subject, text, action, origin: config.origin })
  return { to, replyTo, from, subject, text, html, date: clock() }
}

/** Returns the address of a page in a language. */
export function linkTo({ config }: Env, lang: Lang, path: string): string {
  return new URL(lang === 'en' ? `/en${path}` : path, config.origin).href
}
