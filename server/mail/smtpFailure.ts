import * as z from 'zod'
import { MailRefused } from '#backend/ports/mailer.ts'

const text = z.string().optional().catch(undefined)

/** The fields that nodemailer adds to an error. */
const details = z.object({
  code: text,
  originalCode: text,
  command: text,
  response: text,
  permanent: z.boolean().optional().catch(undefined),
})

/** The commands that are about one mail. A refusal of others, such as a login, concerns all mails. */
const OF_ONE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA']
/** Replies that ask for a login (RFC 4954, section 6), which the configuration lacks. */
const LOGIN_MISSING = /^53\d/

/**
 * Returns the error to throw for a mail that was not sent: the command with the reply's code and enhanced code (RFC 3463), or the code of a
 * failed connection. The server's own words are left out, as they name the recipient. A refusal for good is `MailRefused`.
 */
export function smtpFailure(error: unknown): Error {
  const { code, originalCode, command = 'SMTP', response = '', permanent = false } = details.parse(error)
  const reply = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3}\b)?/.exec(response)?.[0].replace('-', ' ')
  const name = error instanceof Error ? error.name : 'Error'
  const message = `${command}: ${reply ?? [code ?? name, originalCode].filter(Boolean).join(' ')}`
  const isRefused = permanent && OF_ONE_MAIL.includes(command) && !LOGIN_MISSING.test(response)
  return isRefused ? new MailRefused(message) : new Error(message)
}
