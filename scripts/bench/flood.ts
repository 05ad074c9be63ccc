import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { startProgram } from '../programs.ts'
import { type Figure, percentile, round } from './figures.ts'
import { attacks } from './flood/attacks.ts'
import { memoryOf } from './processes.ts'
import { withSite } from './servers.ts'

/** The maximum time of a page during an attack, as a multiple of its usual time. */
const GOAL = 5

/** The maximum time of a page on a server at rest, as a multiple of the time before the first attack. */
const QUIET = 2
const QUIET_WITHIN = 60_000

const ATTACKER = join(import.meta.dirname, 'flood/attacker.ts')
const VISITOR = join(import.meta.dirname, 'flood/visitor.ts')

const run = promisify(execFile)

type Form = {
  /** The duration of each attack, in seconds. */
  seconds: number
  /** The number of jobs. The sample content has fewer. */
  jobs?: number
  /** The least time that counts for a page at rest, in ms. */
  floor: number
  /** How often an attack that exceeds the goal is measured, at most. */
  attempts: number
  /** The maximum resident memory of the server at rest after an attack, in MB. */
  memory?: number
}

const FULL: Form = { seconds: 30, jobs: 10_000, floor: 0, attempts: 1, memory: 600 }
/**
 * For tests: a busy machine delays single pages by more than a page at rest takes, and may pause for a second of an attack. A frozen
 * server exceeds the goal many times, at each attempt.
 */
const SHORT: Form = { seconds: 2, floor: 100, attempts: 3 }

/** Compares a visitor's page times during attacks of another client with those on a server at rest. */
export function measureFloods(isShort: boolean): Promise<Figure[]> {
  const form = isShort ? SHORT : FULL
  return withSite({ jobs: form.jobs }, async (origin, pid) => {
    await visit(origin, 2)
    const usual = p95(await visit(origin, 2))
    const figures = memoryFigures(pid, 'start', form)
    let quiet = usual
    for (const name of Object.keys(attacks)) {
      console.error(`${name} …`)
      const flood = await measureFlood(origin, name, form, { usual, quiet })
      figures.push(...flood.figures, ...memoryFigures(pid, name, form))
      quiet = flood.quiet
    }
    return figures
  })
}

/** The p95 times of pages on a server at rest, in ms: at the start, and just before an attack. */
type Rest = { usual: number; quiet: number }

/** Measures an attack until its ratio reaches the goal, in a number of attempts. Returns the last figures, and the time at rest afterwards. */
async function measureFlood(origin: string, subject: string, form: Form, rest: Rest) {
  let { quiet } = rest
  for (let attempt = 1; ; attempt++) {
    const attacked = await attack(origin, subject, form)
    const ratio = attacked / Math.max(quiet, form.floor)
    const figures = [
      figureOf(subject, 'p95 quiet', quiet),
      figureOf(subject, 'p95 attacked', attacked),
      figureOf(subject, 'ratio', ratio, GOAL),
    ]
    quiet = await settle(origin, rest.usual, form)
    if (ratio <= GOAL || attempt === form.attempts) return { figures, quiet }
    console.error(`${subject}, again: ${round(ratio, 2)} of ${GOAL}`)
  }
}

/** Waits until the server has recovered from the last attack. Returns the p95 time of its pages then, in ms. */
async function settle(origin: string, usual: number, { seconds }: Form): Promise<number> {
  const end = performance.now() + QUIET_WITHIN
  for (;;) {
    const quiet = p95(await visit(origin, seconds / 2))
    if (quiet <= QUIET * usual || performance.now() >= end) return quiet
  }
}

/** Visits the site in a process of its own. Returns the times of the pages in ms. */
async function visit(origin: string, seconds: number): Promise<number[]> {
  const { stdout } = await run(process.execPath, [VISITOR, origin, String(seconds)])
  return z.array(z.number()).parse(JSON.parse(stdout))
}

function memoryFigures(pid: number, subject: string, { memory: atMost }: Form): Figure[] {
  const memory = residentMemory(pid)
  return memory === null ? [] : [figureOf(subject, 'memory, MB', memory, atMost)]
}

const p95 = (times: number[]) => percentile(times, 0.95)

/** Returns the p95 time of pages during an attack, in ms. */
async function attack(origin: string, subject: string, { seconds }: Form): Promise<number> {
  const attacker = await startProgram([ATTACKER, subject, origin], {})
  const attacked = p95(await visit(origin, seconds))
  await attacker.stop()
  return attacked
}

const figureOf = (subject: string, measure: string, value: number, atMost?: number): Figure => ({
  area: 'flood',
  subject,
  measure,
  value: round(value, 2),
  atMost,
})

/** Returns the resident memory of a process in MB, or null on systems without `/proc`. */
const residentMemory = (pid: number) => (process.platform === 'linux' ? memoryOf(pid) : null)
