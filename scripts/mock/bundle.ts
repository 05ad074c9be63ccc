/**
 * The bundle of the mock: one file instead of a thousand modules, which halves the start time. `npm run mock` loads the bundle of the
 * present sources, which `npm ci` makes (`prepare.ts`). After a change it loads the sources, and `writeBundle.ts` makes the bundle for the
 * next start.
 */

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { filesIn } from '../build/folder.ts'

export const BUNDLES = '.cache/mock'

/** Everything that the mock is made of. */
export const SOURCES = [
  'backend',
  'content',
  'domain',
  'i18n',
  'mocks',
  'openapi/generated',
  'package-lock.json',
  'scripts/mock',
  'server/start',
]

/** Returns the file for a bundle of the present sources, whether it exists or not. Its folder is named by their sizes and times. */
export function bundleFile(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return join(BUNDLES, hash.digest('hex').slice(0, 16), 'main.js')
}

/**
 * Makes the bundle in another process, which yields to this one and ends with it. A failure leaves the next start as slow as this one.
 */
export function writeBundleMeanwhile(): void {
  const program = spawn(process.execPath, ['scripts/mock/writeBundle.ts'], { stdio: 'ignore' })
  if (program.pid !== undefined) setPriority(program.pid, constants.priority.PRIORITY_LOW)
  const stop = () => {
    program.once('exit', () => process.exit())
    program.kill()
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  program.once('exit', () => SIGNALS.forEach((signal) => process.off(signal, stop)))
  program.unref()
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
