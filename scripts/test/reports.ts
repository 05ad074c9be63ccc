/** Reads the JSON reports of Vitest and Playwright. */

import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

export type Outcome = {
  passed: number
  /** A line for each failed test: file and title. */
  failures: string[]
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** Reads Vitest's report. A file that could not be loaded counts as one failure. Paths are relative to `root`. */
export function readVitest(text: string, root: string): Outcome {
  const outcome: Outcome = { passed: 0, failures: [] }
  for (const { name, status, message, assertionResults } of vitestReport.parse(JSON.parse(text))
    .testResults) {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    outcome.passed += assertionResults.filter((test) => test.status === 'passed').length
    outcome.failures.push(...failed.map(({ fullName }) => `${file}: ${inOneLine(fullName)}`))
    if (status === 'failed' && failed.length === 0) outcome.failures.push(`${file}: ${inOneLine(message)}`)
  }
  return outcome
}

type Suite = z.infer<typeof suite>
const suite = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.optional(z.array(suite))
  },
})
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
})

/** Reads Playwright's report. Errors outside of tests are failures. `folder` contains the test files. */
export function readPlaywright(text: string, folder: string): Outcome {
  const report = playwrightReport.parse(JSON.parse(text))
  const tests = report.suites.flatMap((each) => testsOf(each, []))
  const failed = tests.filter(({ status }) => status === 'unexpected')
  return {
    passed: tests.filter(({ status }) => status === 'expected' || status === 'flaky').length,
    failures: [
      ...failed.map(({ file, title }) => `${folder}/${file}: ${inOneLine(title)}`),
      ...report.errors.map(({ message = '' }) => `${folder}: ${inOneLine(message)}`),
    ],
  }
}

function testsOf(
  { file, specs, suites = [] }: Suite,
  above: string[],
): { file: string; title: string; status: string }[] {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ file, title: [...above, title].join(' '), status })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...above, inner.title])),
  ]
}

/** Returns the first line that is not blank, without colours. */
function inOneLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n')
  return (lines.find((line) => line.trim() !== '') ?? '').trim()
}
