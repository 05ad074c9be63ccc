import { brand } from '#domain/brand.ts'
import { mail as addresses } from '#domain/company.ts'
import type { Lang } from '#domain/lang.ts'
import { oneLine } from '#domain/text.ts'
import type { Env } from '../ports/env.ts'
import type { Mail } from '../ports/mailer.ts'

/** Creates a mail from the site. The subject is reduced to one line, so that input cannot add headers. */
export function mailOf(
  { clock }: Env,
  lang: Lang,
  { subject, ...parts }: Pick<Mail, 'to' | 'replyTo' | 'subject' | 'text'>,
): Mail {
  const from = { name: brand.name[lang], address: addresses.support }
  return { ...parts, from, subject: oneLine(subject), date: clock() }
}
