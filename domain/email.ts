/**
 * E-mail addresses. One address can be written in several ways: the domain in upper case, in full width, or with other dots (UTS #46). All
 * of them are one account, and count as one.
 */

import { TEXT_LENGTH } from './formLimits.ts'
import { hasInvisible, isLongerThan } from './text.ts'

/**
 * Matches a bare e-mail address: a name, `@`, and a domain with a dot. It is loose, because only a mail can show whether the
 * address exists. It refuses blanks, control and invisible characters, and the characters that RFC 5322 (3.2.3) reserves for the
 * text around an address, as in `Maria <maria@example.com>, linh@example.com`. The schema `Email` has the same pattern.
 */
export const EMAIL =
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are refused
  /^[^\s@<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+@[^\s@.<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+(\.[^\s@.<>()\u005b\],;:"\\\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u206f]+)+$/

/** Returns whether a typed text is an e-mail address. */
export function isEmail(typed: string): boolean {
  if (isLongerThan(typed, TEXT_LENGTH.email) || hasInvisible(typed)) return false
  const email = plainEmail(typed)
  if (isLongerThan(email, TEXT_LENGTH.email) || !EMAIL.test(email)) return false
  return asciiDomain(partsOf(email).domain) !== null
}

/** Returns an address with its domain in the usual width and dots, as it is stored, shown and written to. */
export function plainEmail(typed: string): string {
  const { local, domain } = partsOf(typed)
  return local + domain.normalize('NFKC').replaceAll('。', '.')
}

/** Returns a text that all spellings of an address have in common, also of a domain in another script. */
export function emailKey(email: string): string {
  const { local, domain } = partsOf(plainEmail(email))
  return (local + (asciiDomain(domain) ?? domain)).toLowerCase()
}

/** Returns the key of the mailbox of an address: most providers deliver `ana+jobs@…` to `ana@…`. */
export const mailboxKey = (email: string): string => emailKey(email).replace(/(?<=^[^+]+)\+[^@]*/, '')

/** Splits an address after its last `@`. A text without one is all domain. */
function partsOf(email: string): { local: string; domain: string } {
  const start = email.lastIndexOf('@') + 1
  return { local: email.slice(0, start), domain: email.slice(start) }
}

/** Returns a domain in ASCII, folded by UTS #46 as in web addresses, or null if it is not a domain. */
function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`
  return /[/?#%]/.test(domain) || !URL.canParse(address) ? null : new URL(address).hostname
}

/** Returns an address with the first letter of its local part only: "m***@example.com". */
export function maskedAddress(address: string): string {
  const [first = ''] = /^[^@]/u.exec(address) ?? []
  return `${first}***${address.slice(address.lastIndexOf('@'))}`
}
