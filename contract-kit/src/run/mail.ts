/** Reads the mails of a target through the adapter. */

import type { Mail } from '../adapter/adapter.ts'
import { type Link, linksIn, waitFor } from '../adapter/mail.ts'
import type { Exchange } from '../http/exchange.ts'
import { isSame, shown } from '../json.ts'
import type { Lang } from '../lang.ts'
import type { Kit } from './kit.ts'

/** The pages that links of mails lead to. */
export const verifyPage = '/applicant/verify'
export const resetPage = '/applicant/password/reset'
export const confirmPage = '/applicant/email/confirm'

/**
 * Returns the link of the newest mail to an address, and expects it in this language. The link's path ends with `path`. Null without it.
 */
export async function linkOf(
  kit: Kit,
  exchange: Exchange,
  { to, path, lang }: { to: string; path: string; lang: Lang },
): Promise<Link | null> {
  const found = await waitForLink(kit, to, path)
  const other = found ? null : await readMail(kit, to)
  if (!kit.adapter.lastMail) return null
  kit.expect('mail-sent', exchange, found !== null, {
    expected: `a mail to ${to} with a link to ${path}`,
    seen: other ? shown(other.text) : 'none',
  })
  if (!found) return null
  const isInLanguage = found.path.startsWith('/en/') === (lang === 'en')
  kit.expect('mail-sent', exchange, isInLanguage, {
    expected: `a link to the ${lang === 'en' ? 'English' : 'Japanese'} page`,
    seen: found.path,
  })
  return found
}

type Expected = {
  to: string
  lang: Lang
  texts?: (exchange: Exchange) => string[]
  /** A text that the mail must not repeat. */
  absent?: string
}

/** Makes a call, and expects a new mail to an address after it, in its language and with these texts. Returns the answer. */
export async function expectMail<Answer extends Exchange | null>(
  kit: Kit,
  { to, lang, texts = () => [], absent }: Expected,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const before = await readMail(kit, to)
  const exchange = await call()
  if (!kit.adapter.lastMail || exchange === null || exchange.status >= 300 || exchange.status === 0)
    return exchange
  const mail = await waitFor(async () => {
    const newest = await readMail(kit, to)
    return isSame(newest, before) ? null : newest
  }, kit.settings.mailWait)
  if (!kit.adapter.lastMail) return exchange
  kit.expect('mail-sent', exchange, mail !== null, { expected: `a mail to ${to}`, seen: 'none' })
  if (!mail) return exchange
  kit.expect('mail-sent', exchange, isJapanese(mail.subject) === (lang === 'ja'), {
    expected: `a mail in ${lang === 'ja' ? 'Japanese' : 'English'}`,
    seen: mail.subject,
  })
  const missing = texts(exchange).find((text) => !solid(mail.text).includes(solid(text)))
  kit.expect('mail-sent', exchange, missing === undefined, {
    expected: `a mail with ${missing}`,
    seen: shown(mail.text),
  })
  const isKept = absent === undefined || !solid(mail.text).includes(solid(absent))
  kit.expect('mail-sent', exchange, isKept, {
    expected: 'a mail that does not repeat what was typed',
    seen: shown(mail.text),
  })
  return exchange
}

const isJapanese = (text: string) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)

/** A mail breaks lines where it likes. */
const solid = (text: string) => text.replaceAll(/\s/g, '')

const waitForLink = (kit: Kit, to: string, path: string): Promise<Link | null> =>
  waitFor(async () => {
    const mail = await readMail(kit, to)
    return mail && linkIn(mail, path)
  }, kit.settings.mailWait)

/**
 * Returns the newest mail to an address, or null. A hook that fails is a mistake of the adapter and no finding: the run reports it, and continues
 * without the hook.
 */
export async function readMail(kit: Kit, to: string): Promise<Mail | null> {
  try {
    return (await kit.adapter.lastMail?.(to)) ?? null
  } catch (error) {
    delete kit.adapter.lastMail
    kit.skip('Mails', `the hook lastMail failed: ${error instanceof Error ? error.message : String(error)}`)
    return null
  }
}

const linkIn = (mail: Mail, path: string): Link | null =>
  linksIn(mail).find((link) => link.path.endsWith(path)) ?? null
