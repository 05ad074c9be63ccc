/** The built command line, run like a person would. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import * as z from 'zod'
import { shortLived } from './preparedData.ts'

type Done = { code: number | null; out: string; err: string }

export type AdminProgram = {
  start: (words: string[]) => ChildProcessWithoutNullStreams
  /** Runs a command; an object among its words has the standard input. */
  run: (...args: (string | { input: string })[]) => Promise<Done>
  /** Runs a command with `--json` and returns its answer: one JSON value. Throws unless it succeeds without a word on standard error. */
  json: (...args: string[]) => Promise<unknown>
}

/** Returns the command line of a build, with these variables alone. */
export function adminProgram(build: string, environment: Record<string, string>): AdminProgram {
  const start = (words: string[]) =>
    spawn(process.execPath, [...shortLived, join(build, 'server/admin.js'), ...words], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    })

  async function run(...args: (string | { input: string })[]): Promise<Done> {
    const program = start(args.filter((arg) => typeof arg === 'string'))
    program.stdin.end(args.find((arg) => typeof arg === 'object')?.input ?? '')
    const [out, err, [code]] = await Promise.all([
      // Other readers drop a byte order mark.
      buffer(program.stdout).then(String),
      text(program.stderr),
      once(program, 'close'),
    ])
    return { code, out, err }
  }

  return {
    start,
    run,
    async json(...args) {
      const { code, out, err } = await run(...args, '--json')
      if (code !== 0 || err !== '') throw new Error(`admin ${args.join(' ')} ended with ${code}: ${err}`)
      return JSON.parse(out)
    },
  }
}

/** The answer of a list. */
export const items = z.object({ items: z.array(z.looseObject({})) })
