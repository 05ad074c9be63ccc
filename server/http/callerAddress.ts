import { networkOf } from '#backend/network.ts'

/**
 * Returns the address of a caller behind a number of trusted proxies. Each of them adds the address that it was called from to the end of
 * `X-Forwarded-For`, so the caller's is that number of places from the end; all before it may be invented. Without a valid address there, it
 * is the address of the connection.
 */
export function callerAddress({ headers }: Request, remoteAddress: string, proxies: number): string {
  if (proxies === 0) return remoteAddress
  const address = withoutPort((headers.get('X-Forwarded-For') ?? '').split(',').at(-proxies)?.trim() ?? '')
  return networkOf(address) ? address : remoteAddress
}

/** Some proxies add the caller's port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
const withoutPort = (text: string) =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
