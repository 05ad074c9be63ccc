/** JUnit XML: a suite for each operation with a case for each rule, and a suite of the checks that the run skipped. */

import type { Finding } from '../findings.ts'
import { rules } from '../rules.ts'
import type { OperationReport, Report } from './report.ts'

export function junitReport(report: Report): string {
  const suites = [
    ...report.operations.map((operation) => suite(report, operation)),
    ...(report.skips.length === 0 ? [] : [notChecked(report.skips)]),
    ...(report.interrupted === null ? [] : [notFinished(report.interrupted)]),
  ]
  const tests = suites.reduce((sum, each) => sum + each.tests, 0)
  const failures = suites.reduce((sum, each) => sum + each.failures, 0)
  const seconds = (report.duration / 1000).toFixed(3)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escape(`${report.contract.title} on ${report.target}`)}" tests="${tests}" failures="${failures}" time="${seconds}">`,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n')
}

type Suite = { xml: string; tests: number; failures: number }

/** A run that did not end must not look clean. */
function notFinished(reason: string): Suite {
  const lines = [
    '  <testsuite name="run" tests="1" failures="1" skipped="0">',
    `    <testcase classname="run" name="finished"><failure message="${escape(reason)}"/></testcase>`,
    '  </testsuite>',
  ]
  return { xml: lines.join('\n'), tests: 1, failures: 1 }
}

/** The checks that need a hook or a state which this run did not have. */
function notChecked(skips: Report['skips']): Suite {
  const cases = skips.map(
    ({ check, reason }) =>
      `    <testcase classname="skipped" name="${escape(check)}"><skipped message="${escape(reason)}"/></testcase>`,
  )
  const count = skips.length
  const start = `  <testsuite name="skipped checks" tests="${count}" failures="0" skipped="${count}">`
  return { xml: [start, ...cases, '  </testsuite>'].join('\n'), tests: count, failures: 0 }
}

function suite(report: Report, operation: OperationReport): Suite {
  const { operationId, tag } = operation
  const name = operationId || 'outside of the contract'
  const own = report.findings.filter((finding) => (finding.operationId ?? '') === operationId)
  const names = [...new Set([...operation.rules.map(({ rule }) => rule), ...own.map(({ rule }) => rule)])]
  const cases = names.map((rule) => {
    const found = own.filter((finding) => finding.rule === rule)
    const start = `    <testcase classname="${escape(`${tag || 'other'}.${name}`)}" name="${rule}"`
    return found.length === 0
      ? `${start}/>`
      : [`${start}>`, failure(rule, found), '    </testcase>'].join('\n')
  })
  const notCalled = `    <testcase classname="${escape(`${tag}.${name}`)}" name="not called"><skipped message="The run did not call this operation."/></testcase>`
  const failures = names.filter((rule) => own.some((finding) => finding.rule === rule)).length
  const lines = cases.length > 0 ? cases : [notCalled]
  const skipped = cases.length > 0 ? 0 : 1
  return {
    tests: lines.length,
    failures,
    xml: [
      `  <testsuite name="${escape(name)}" tests="${lines.length}" failures="${failures}" skipped="${skipped}">`,
      ...lines,
      '  </testsuite>',
    ].join('\n'),
  }
}

/** A case has one failure, which lists all findings of its rule: many readers of JUnit show only the first. */
function failure(rule: Finding['rule'], found: Finding[]): string {
  const message = found.map(({ expected }) => `expected ${expected}`).join('; ')
  const text = [rules[rule], ...found.flatMap(linesOf)].join('\n')
  return `      <failure type="${rule}" message="${escape(message)}">${escape(text)}</failure>`
}

const linesOf = ({ expected, seen, place, sentences = [], curl, count }: Finding) => [
  `Expected: ${expected}`,
  `Seen: ${seen}`,
  `Contract: ${place}`,
  ...sentences.map((sentence) => `It says: ${sentence}`),
  `Calls: ${count}`,
  curl,
]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text; control characters that XML forbids are left out. */
export function escape(text: string): string {
  return [...text]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .map((letter) => entities[letter] ?? letter)
    .join('')
}
