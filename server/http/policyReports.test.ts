import { expect, test, vi } from 'vitest'
import type { ReportSecurity } from '#backend/ports/securityEvents.ts'
import { receiveReports } from './policyReports.ts'

function send(body: unknown) {
  const security = vi.fn<ReportSecurity>()
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const status = receiveReports(new TextEncoder().encode(text), security)
  return { status, events: security.mock.calls.map(([event]) => event) }
}

const event = (directive: string, blocked: string) => ({ event: 'policy-violated', directive, blocked })

test.each([
  [
    'of the Reporting API',
    [
      {
        type: 'csp-violation',
        body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://x.test/a?b' },
      },
    ],
    event('script-src-elem', 'https://x.test'),
  ],
  [
    'of report-uri',
    { 'csp-report': { 'violated-directive': 'style-src-attr', 'blocked-uri': 'inline' } },
    event('style-src-attr', 'inline'),
  ],
])('a report %s is a security event without paths', (_form, report, expected) => {
  expect(send(report)).toEqual({ status: 204, events: [expected] })
})

test('what is no report is refused, and strange values are left out', () => {
  expect(send('{')).toEqual({ status: 400, events: [] })
  expect(send({})).toEqual({ status: 400, events: [] })
  const strange = [{ body: { effectiveDirective: 'img-src\n{"event":"x"}', blockedURL: 'a\nb' } }]
  expect(send(strange)).toEqual({ status: 204, events: [event('img-src', '')] })
  const many = Array.from({ length: 30 }, () => ({ body: { effectiveDirective: 'a', blockedURL: 'eval' } }))
  expect(send(many).events).toHaveLength(10)
})
