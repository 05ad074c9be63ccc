/** The folders of builds, `dist/<stamp>`. The stamp is a hash of all sources (decision 10). */

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'admin',
  'backend',
  'content',
  'domain',
  'i18n',
  'openapi/generated',
  'openapi/staff/generated',
  'package-lock.json',
  'public',
  'scripts/build',
  'scripts/fonts',
  'server',
  'src',
  'vite.config.ts',
]

/** The time from the last use of a build until it may be removed, in ms. */
const KEPT_FOR = 60 * 60 * 1000

/** Returns the folder for a build of the current sources, whether it exists or not. */
export function buildFolder(): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file))
  return join('dist', hash.digest('hex').slice(0, 16))
}

export function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Updates the folder's time now and regularly while this program runs, because it may load parts of the build late. */
export function keepUsed(folder: string): void {
  noteUse(folder)
  setInterval(() => noteUse(folder), KEPT_FOR / 2).unref()
}

export function noteUse(folder: string): void {
  utimesSync(folder, new Date(), new Date())
}

/** Removes builds, finished or not, that were not used for a while. */
export function removeOldBuilds(): void {
  for (const name of readdirSync('dist')) {
    const folder = join('dist', name)
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - usedAt > KEPT_FOR) rmSync(folder, { recursive: true, force: true })
  }
}
