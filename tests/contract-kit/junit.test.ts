/** The JUnit report, as programs of CI read it: a case has at most one failure, and skipped checks are counted. */

import { expect, test } from 'vitest'
import { junitReport } from '../../contract-kit/src/report/junit.ts'
import { reportOf } from './reportOf.ts'

const counted = (seen: string) => ({ rule: 'search-count' as const, operationId: 'searchJobs', seen })

test('several findings of a rule are one failure, which lists all', () => {
  const xml = junitReport(reportOf([counted('4 jobs'), counted('5 jobs')]))
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml).toContain('Seen: 4 jobs')
  expect(xml).toContain('Seen: 5 jobs')
  expect(xml).toMatch(/<testsuites [^>]* failures="1"/)
})

test('skipped checks are cases with their reason', () => {
  const xml = junitReport(reportOf([], ['Lifetimes', 'Mails']))
  expect(xml).toContain('<testsuite name="skipped checks" tests="2" failures="0" skipped="2">')
  expect(xml).toContain('name="Lifetimes"><skipped message="no hook &quot;clock&quot; &lt;none&gt;"/>')
})
