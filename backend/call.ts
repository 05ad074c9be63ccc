import type { App } from './app.ts'
import type { Call } from './http.ts'
import { networkOf } from './network.ts'

export type HostCall = {
  request: Request
  /** Cookies by name; browsers hide those of the request. */
  cookies: Record<string, string>
  /** The caller's network address; one that is not valid, as in a page, shares its limits with all others of this kind. */
  address: string
}

/** Calls the app; answers its response and, beside it, what it sets as cookies, which each host sends in its own way. */
export async function callApp(
  app: App,
  { request, cookies, address }: HostCall,
): Promise<{ response: Response; setCookies: string[] }> {
  const call: Call = {
    cookies: { incoming: { ...cookies }, outgoing: [] },
    network: networkOf(address) ?? 'unknown',
  }
  const response = await app.fetch(request, { call })
  return { response, setCookies: call.cookies.outgoing }
}
