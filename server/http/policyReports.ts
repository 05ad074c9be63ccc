import * as z from 'zod/mini'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'

/** The most bytes of a report. */
export const LONGEST_REPORT = 16_384
/** The most violations that are taken from one request. */
const MOST = 10

const text = z._default(z.string(), '')

/** The form of the Reporting API, and the older one of `report-uri`. */
const reports = z.union([
  z.array(z.object({ body: z.object({ effectiveDirective: text, blockedURL: text }) })),
  z.pipe(
    z.object({ 'csp-report': z.object({ 'violated-directive': text, 'blocked-uri': text }) }),
    z.transform(({ 'csp-report': report }) => [
      { body: { effectiveDirective: report['violated-directive'], blockedURL: report['blocked-uri'] } },
    ]),
  ),
])

/**
 * Receives the browsers' reports of violated policies. Attackers can send them, too, so only the name of the directive and the origin of the blocked
 * file are logged, at the rate of all security events. Returns the status of the response.
 */
export function receiveReports(bytes: Uint8Array, security: ReportSecurity): 204 | 400 {
  const found = reports.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!found.success) return 400
  for (const { body } of found.data.slice(0, MOST))
    security({
      event: 'policy-violated',
      directive: /^[a-z-]{1,40}/.exec(body.effectiveDirective)?.[0] ?? '',
      blocked: blockedOf(body.blockedURL),
    })
  return 204
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    // Null is no report.
    return null
  }
}

/** Returns the origin of a blocked file, or a keyword such as `inline`. Paths and queries may have anything in them. */
function blockedOf(address: string): string {
  if (/^[a-z-]{1,20}$/.test(address)) return address
  return URL.canParse(address) ? new URL(address).origin.slice(0, 100) : ''
}
