import { createRequestLog, shortPath } from '#backend/requestLog.ts'
import { isBot } from '#src/lib/bots.ts'

const logMissing = createRequestLog('missing pages', { level: 'warn' })

/** Returns a page with nothing but its status in place of an error page, if a bot asks for it (spec §2); null otherwise. Logs missing pages. */
export function forBot(request: Request, status: number, headers: Record<string, string>): Response | null {
  if (!isBot(request.headers.get('User-Agent') ?? '')) return null
  if (status === 404) logMissing(`Page Not Found: ${shortPath(new URL(request.url).pathname)}`)
  return new Response(`<!doctype html><title>${status}</title>`, { status, headers })
}
