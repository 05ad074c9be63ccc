import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** The groups of 16 bits that identify an IPv6 network. A subscriber chooses the other four freely (RFC 4291 §2.5.1). */
const NETWORK_GROUPS = 4

/** The number of addresses that are read once: each request needs its network several times. */
const CACHED = 1_000

const networks = new LRUCache<string, { network: string | null }>({
  max: CACHED,
  memoMethod: (text) => ({ network: readNetwork(text) }),
})

/**
 * Returns the network that limits apply to: an IPv4 address (also one mapped into IPv6) or the /64 of an IPv6 address. Returns null if the
 * text is no address.
 */
export const networkOf = (text: string): string | null => networks.memo(text).network

function readNetwork(text: string): string | null {
  // The library tests by throwing, which is a fifth of a short request's time. Only IPv6 addresses have colons.
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? text : null
  if (!ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.IPv6.parse(text)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}
