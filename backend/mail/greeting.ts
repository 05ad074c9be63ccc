import { oneLine } from '#domain/text.ts'

/**
 * Matches text that mail programs turn into a link, and digits, because a name could contain a telephone number or a sum: a protocol, a
 * path, an e-mail address, `www.`, or two letters after a dot, as in a domain. Dots of other scripts count too (UTS #46).
 */
const ADDRESS = /[@:/\\\p{N}]|[.。][\p{L}\p{M}]{2}|www[.。]/iu

/**
 * Returns the name for the greeting of a mail, or null if it contains digits or could contain a link. Visitors can enter the address of
 * another person in a form, and must not be able to mail links or an offer to it.
 */
export function greetingName(typed: string): string | null {
  const name = oneLine(typed)
  // Invisible characters and variants of width would hide an address from this check, but not from the reader.
  const visible = name.normalize('NFKC').replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
  return visible === '' || ADDRESS.test(visible) ? null : name
}
