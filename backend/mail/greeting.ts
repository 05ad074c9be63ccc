import { oneLine } from '#domain/text.ts'

/**
 * What mail programs make a link of, and a little more: a protocol, a path, an e-mail address, and two letters or a digit behind a dot, as in
 * a domain or an IP address. Dots of other scripts count too (UTS #46).
 */
const ADDRESS = /[@:/\\]|[.。][\p{L}\p{M}]{2}|[.。][\p{N}]/u

/**
 * The name by which a mail greets, or null for none. A mail goes to whom a stranger may have named, so it repeats nothing that could lead
 * somewhere: a name with an address in it is left out.
 */
export function greetingName(typed: string): string | null {
  const name = oneLine(typed)
  // Compared without invisible characters and differences of width, which hide an address from this check and not from the reader.
  const visible = name.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return visible === '' || ADDRESS.test(visible) ? null : name
}
