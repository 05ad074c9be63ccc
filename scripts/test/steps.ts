/** The steps of `npm test`: scripts of `package.json` and their reports. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, readPlaywright, readVitest } from './reports.ts'

const REPORTS = '.cache/reports'

type Kind = 'check' | 'vitest' | 'playwright'
export type Step = {
  script: string
  kind: Kind
  /** The only line that the step may write, where noise of the tools is a failure. */
  onlyLine?: RegExp
}

/** Steps without tests, which take seconds. */
export const checkSteps: Step[] = [
  { script: 'typecheck', kind: 'check' },
  { script: 'lint', kind: 'check' },
]

/** Reads the texts in both languages, which takes half a minute. */
export const textsStep: Step = { script: 'lint:texts', kind: 'check' }

/** Unit tests and end-to-end tests share one build, instead of two that start at the same time. A warning of its tools is a failure. */
export const buildStep: Step = { script: 'build', kind: 'check', onlyLine: /^Built in \S+$/ }

export const unitTests: Step = { script: 'test:unit', kind: 'vitest' }

/** Steps that start the site or a browser and take minutes. */
export const slowSteps: Step[] = [
  { script: 'test:browser', kind: 'vitest' },
  { script: 'test:e2e', kind: 'playwright' },
  { script: 'test:attack', kind: 'vitest' },
]

/** Runs steps at the same time. The output of each is printed as a whole when it ends. */
export function runTogether(steps: Step[]): Promise<Outcome[]> {
  return Promise.all(steps.map((step) => runStep(step, { isCollected: true })))
}

type Run = {
  parameters?: string[]
  /** Whether to print the output at the end. By default it is in the terminal at once. */
  isCollected?: boolean
}

/** Runs a step. A step that fails without a failed test counts as one failure. */
export async function runStep(
  { script, kind, onlyLine }: Step,
  { parameters = [], isCollected = false }: Run = {},
): Promise<Outcome> {
  const started = performance.now()
  const report = join(REPORTS, `${script.replace(':', '-')}.json`)
  mkdirSync(REPORTS, { recursive: true })
  rmSync(report, { force: true })
  if (!isCollected) console.log(`\n▶ ${script}`)
  const words = ['run', '--silent', script, '--', ...reporters(kind, report), ...parameters]
  const { status, output } = await runNpm(words, report, isCollected ? `\n▶ ${script}` : null)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${status === 0 ? '✓' : '✗'} ${script} (${seconds} s)`)
  const outcome = existsSync(report) ? read(kind, readFileSync(report, 'utf8')) : { passed: 0, failures: [] }
  const isNoisy = onlyLine !== undefined && linesOf(output).some((line) => !onlyLine.test(line))
  const isUnnamed = (status !== 0 || isNoisy) && outcome.failures.length === 0
  return isUnnamed ? { ...outcome, failures: [`${script}: see its output above`] } : outcome
}

const linesOf = (output: string) => output.split('\n').filter((line) => line.trim() !== '')

type Result = { status: number | null; output: string }

/** Runs npm. With a title, its output is returned, and printed below the title at the end. */
async function runNpm(words: string[], report: string, title: string | null): Promise<Result> {
  const program = spawn('npm', words, {
    stdio: title === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const output: string[] = []
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const [status]: (number | null)[] = await once(program, 'close')
  if (title !== null) console.log(`${title}\n${output.join('')}`)
  return { status: status ?? null, output: output.join('') }
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
