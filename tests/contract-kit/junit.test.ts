/** The JUnit report, as programs of CI read it: a case has at most one failure, and skipped checks are counted. */
import { expect, test } from 'vitest'
import { addFinding, createLog } from '../../contract-kit/src/findings.ts'
import { junitReport } from '../../contract-kit/src/report/junit.ts'
import { createReport } from '../../contract-kit/src/report/report.ts'
import { contract } from './target.ts'

function reportOf(findings: string[], skips: string[]): string {
  const log = createLog()
  for (const seen of findings)
    addFinding(log, {
      rule: 'search-count',
      operationId: 'searchJobs',
      place: `/paths/~1job/${seen}`,
      expected: '3 jobs',
      seen,
      curl: 'curl http://localhost/job',
    })
  log.skips.push(...skips.map((check) => ({ check, reason: 'no hook "clock" <none>' })))
  return junitReport(
    createReport(
      { log, calls: 1, duration: 1000, interrupted: null },
      {
        contract,
        target: new URL('http://localhost'),
        startedAt: new Date(0),
        allowWrites: false,
        languages: ['en'],
        seed: 1,
        isSelected: ({ id }) => id === 'searchJobs',
      },
    ),
  )
}

test('several findings of a rule are one failure, which lists all', () => {
  const xml = reportOf(['4 jobs', '5 jobs'], [])
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml).toContain('Seen: 4 jobs')
  expect(xml).toContain('Seen: 5 jobs')
  expect(xml).toMatch(/<testsuites [^>]* failures="1"/)
})

test('skipped checks are cases with their reason', () => {
  const xml = reportOf([], ['Lifetimes', 'Mails'])
  expect(xml).toContain('<testsuite name="skipped checks" tests="2" failures="0" skipped="2">')
  expect(xml).toContain('name="Lifetimes"><skipped message="no hook &quot;clock&quot; &lt;none&gt;"/>')
})
