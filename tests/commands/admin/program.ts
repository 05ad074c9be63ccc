/** The built command line, run like a person would. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect } from 'vitest'
import * as z from 'zod'
import { buildSite } from '../../../scripts/build.ts'
import { freePort, startProgram } from '../../../scripts/programs.ts'

type Done = { code: number | null; out: string; err: string }

export type Admin = {
  /** The folder of the build. */
  build: string
  /** The data folder, of this command line alone. */
  folder: string
  /** The origin of the running server; '' without one. */
  url: string
  start: (words: string[]) => ChildProcessWithoutNullStreams
  /** Runs a command; an object among its words has the standard input. */
  run: (...args: (string | { input: string })[]) => Promise<Done>
  /** Runs a command with `--json` and returns its answer: one JSON value. */
  json: (...args: string[]) => Promise<unknown>
  /** Stops the server and removes the data. */
  stop: () => Promise<void>
}

/** Prepares the command line for a new folder, with a running server by default. The server has the sample. */
export async function createAdmin({ server: isServed = true } = {}): Promise<Admin> {
  const build = await buildSite()
  const folder = await mkdtemp(join(tmpdir(), 'hashi-admin-'))
  const port = String(await freePort())
  const server = isServed
    ? await startProgram([join(build, 'server/main.js')], { PORT: port, HASHI_DATA: folder })
    : null

  const start = (words: string[]) =>
    spawn(process.execPath, [join(build, 'server/admin.js'), ...words], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, HASHI_DATA: folder },
      stdio: ['pipe', 'pipe', 'pipe'],
    })

  async function run(...args: (string | { input: string })[]): Promise<Done> {
    const words = args.filter((arg) => typeof arg === 'string')
    const given = args.find((arg) => typeof arg === 'object')
    const program = start(words)
    program.stdin.end(given?.input ?? '')
    const [out, err, [code]] = await Promise.all([
      // Other readers drop a byte order mark.
      buffer(program.stdout).then(String),
      text(program.stderr),
      once(program, 'close'),
    ])
    return { code, out, err }
  }

  return {
    build,
    folder,
    url: server ? `http://localhost:${port}` : '',
    start,
    run,
    async json(...args) {
      const { code, out, err } = await run(...args, '--json')
      expect({ code, err }).toEqual({ code: 0, err: '' })
      return JSON.parse(out)
    },
    async stop() {
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The answer of a list. */
export const items = z.object({ items: z.array(z.looseObject({})) })
