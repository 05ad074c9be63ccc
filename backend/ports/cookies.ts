/**
 * The cookies of one call. Browsers hide `Cookie` and `Set-Cookie` from scripts, so a host passes them beside the request and sends those
 * that the operation has set.
 */
export type Cookies = {
  incoming: Record<string, string>
  /** Values of `Set-Cookie`. */
  outgoing: string[]
}

/** Reads a `Cookie` header. */
export function parseCookies(header: string | null | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, ...value]) => [name, value.join('=')]))
}
