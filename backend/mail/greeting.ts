import { oneLine } from '#domain/text.ts'

/**
 * Matches text that mail programs turn into a link: a protocol, a path, an e-mail address, or two letters or a digit after a dot, as in a
 * domain or an IP address. Dots of other scripts count too (UTS #46).
 */
const ADDRESS = /[@:/\\]|[.。][\p{L}\p{M}]{2}|[.。][\p{N}]/u

/**
 * Returns the name for the greeting of a mail, or null if it could contain a link. Anybody can enter somebody else's address in a form, and
 * must not be able to mail links to it.
 */
export function greetingName(typed: string): string | null {
  const name = oneLine(typed)
  // Invisible characters and variants of width would hide an address from this check, but not from the reader.
  const visible = name.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return visible === '' || ADDRESS.test(visible) ? null : name
}
