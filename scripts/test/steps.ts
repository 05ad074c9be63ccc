/** The steps of `npm test`: scripts of `package.json` and their reports. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, readPlaywright, readVitest } from './reports.ts'

const REPORTS = '.cache/reports'

type Kind = 'check' | 'vitest' | 'playwright'
export type Step = { script: string; kind: Kind }

/** Steps without tests, which take seconds. */
export const checkSteps: Step[] = [
  { script: 'typecheck', kind: 'check' },
  { script: 'lint', kind: 'check' },
]

/** Reads the texts in both languages, which takes half a minute. */
export const textsStep: Step = { script: 'lint:texts', kind: 'check' }

export const unitTests: Step = { script: 'test:unit', kind: 'vitest' }

/** Steps that start the site or a browser and take minutes. */
export const slowSteps: Step[] = [
  { script: 'test:browser', kind: 'vitest' },
  { script: 'test:e2e', kind: 'playwright' },
  { script: 'test:attack', kind: 'vitest' },
]

/** Runs a step with its output in the terminal. A step that fails without a failed test counts as one failure. */
export function runStep({ script, kind }: Step, parameters: string[] = []): Outcome {
  const started = performance.now()
  const report = join(REPORTS, `${script.replace(':', '-')}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  console.log(`\n▶ ${script}`)
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', script, '--', ...reporters(kind, report), ...parameters],
    {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${status === 0 ? '✓' : '✗'} ${script} (${seconds} s)`)
  const outcome = existsSync(report) ? read(kind, readFileSync(report, 'utf8')) : { passed: 0, failures: [] }
  const isUnnamed = status !== 0 && outcome.failures.length === 0
  return isUnnamed ? { ...outcome, failures: [`${script}: see its output above`] } : outcome
}

function reporters(kind: Kind, report: string): string[] {
  if (kind === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return kind === 'playwright' ? ['--reporter=list,json'] : []
}

function read(kind: Kind, text: string): Outcome {
  return kind === 'playwright' ? readPlaywright(text, 'tests/e2e') : readVitest(text, process.cwd())
}

/** Prints every failed test and the totals. Returns the exit code. */
export function conclude(outcomes: Outcome[], skipped: Step[] = []): number {
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log('')
  for (const failure of failures) console.log(`✗ ${failure}`)
  if (skipped.length > 0)
    console.log(`Not run after these failures: ${skipped.map(({ script }) => script).join(', ')}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
