/** The folders of builds, `dist/<stamp>`, where the stamp stands for all sources (decision 10). */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'backend',
  'content',
  'domain',
  'i18n',
  'openapi/generated',
  'package-lock.json',
  'public',
  'server',
  'src',
  'vite.config.ts',
]

/** How long a build is kept after its last use, in ms. */
const KEPT_FOR = 60 * 60 * 1000

/** The folder of the build of the sources as they are now, whether it is there or not. */
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

/** Notes in the folder's time that the build is used now, and again as long as this program runs, which may read parts of it late. */
export function keepUsed(folder: string): void {
  noteUse(folder)
  setInterval(() => noteUse(folder), KEPT_FOR / 2).unref()
}

export function noteUse(folder: string): void {
  utimesSync(folder, new Date(), new Date())
}

/** Removes builds that nobody has started for a while, and those that were not finished. */
export function removeOldBuilds(): void {
  for (const name of readdirSync('dist')) {
    const folder = join('dist', name)
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - usedAt > KEPT_FOR) rmSync(folder, { recursive: true, force: true })
  }
}
