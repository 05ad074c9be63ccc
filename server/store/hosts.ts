/**
 * Returns an address for each host of a database, in their order: `postgres://user@first,second:5433/name` is the form of libpq for a
 * primary and its standbys. Each host may have its own port.
 */
export function hostsOf(address: string): string[] {
  const start = address.indexOf('//') + 2
  const end = start + (/[/?]|$/.exec(address.slice(start))?.index ?? 0)
  const hostsAt = Math.max(start, address.lastIndexOf('@', end) + 1)
  const hosts = address.slice(hostsAt, end).split(',')
  return hosts.map((host) => `${address.slice(0, hostsAt)}${host}${address.slice(end)}`)
}
