import { API_BASE, type App } from '#backend/app.ts'
import { callApp } from '#backend/call.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import type { Lang } from '#domain/lang.ts'

/** A browser with its own network address, so that rate limits affect no other browser. */
export type Visitor = ReturnType<typeof createVisitor>

let visitors = 0

/**
 * Creates a browser that calls the API directly, without faults and log. Begins with the cookies of the caller, and ends the caller's
 * session.
 */
export function createVisitor(app: App, lang: Lang, cookies: Record<string, string>) {
  const jar = { ...cookies }
  const set = new Map<string, string>()
  const address = `2001:db8:${(++visitors).toString(16)}::1`

  return {
    /** The cookies, and the values of `Set-Cookie` that bring the caller's browser to them. */
    jar: () => ({ cookies: jar, setCookies: [...set.values()] }),
    /** Posts JSON or a form. Throws for a failure. */
    async post(path: string, body?: unknown): Promise<void> {
      const isForm = body instanceof FormData
      const request = new Request(`http://localhost${API_BASE}${path}`, {
        method: 'POST',
        headers: {
          'Accept-Language': lang,
          'X-Requested-With': 'hashi',
          'Idempotency-Key': crypto.randomUUID(),
          ...(!isForm && body !== undefined && { 'Content-Type': 'application/json' }),
        },
        body: isForm ? body : JSON.stringify(body),
      })
      const { response, setCookies } = await callApp(app, { request, cookies: jar, address })
      if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
      for (const cookie of setCookies) keep(cookie)
    },
  }

  function keep(cookie: string): void {
    for (const [name, value] of Object.entries(parseCookies(cookie.split(';')[0]))) {
      set.set(name, cookie)
      if (value === '') delete jar[name]
      else jar[name] = value
    }
  }
}
