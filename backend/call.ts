import type { App } from './app.ts'
import type { Call, ReadBytes } from './http.ts'
import { readBytes } from './middleware/bytes.ts'
import { networkOf } from './network.ts'

export type HostCall = {
  request: Request
  /** Cookies by name, passed separately because browsers hide the `Cookie` header of a request. */
  cookies: Record<string, string>
  /** The caller's network address. All callers without a valid one, as in mock mode, share their limits. */
  address: string
  /** Whether the call has reached the socket of the data folder. */
  isOwner?: boolean
  entered?: Call['entered']
  /** Reads bodies where the host limits the memory and time that callers may take. */
  readBytes?: ReadBytes
}

/** Calls the app. Returns its response and the cookies to set, which each host sends in its own way. */
export async function callApp(
  app: App,
  { request, cookies, address, isOwner = false, readBytes: read = readBytes, entered }: HostCall,
): Promise<{ response: Response; setCookies: string[] }> {
  const call: Call = {
    cookies: { incoming: { ...cookies }, outgoing: [] },
    network: networkOf(address) ?? 'unknown',
    isOwner,
    readBytes: read,
    entered,
  }
  const response = await app.fetch(request, { call })
  return { response, setCookies: call.cookies.outgoing }
}
