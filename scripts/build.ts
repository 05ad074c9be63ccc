/**
 * `npm run build`: builds client and server into `dist/<stamp>`, where the stamp stands for all sources. A build that is
 * current is used again, and two programs may build at the same time.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

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

/** Builds unless the sources have been built already; answers the folder of the build. */
export async function buildSite(): Promise<string> {
  const folder = join('dist', stampOf(SOURCES))
  if (existsSync(folder)) return used(folder)
  const unfinished = `${folder}.${process.pid}`
  process.env.BUILD_FOLDER = unfinished
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: true } })
  compressFiles(join(unfinished, 'client'))
  finish(unfinished, folder)
  removeOld()
  return used(folder)
}

function stampOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Files of text are compressed once, at the best quality. */
function compressFiles(folder: string): void {
  for (const file of filesIn(folder)) {
    if (/\.(js|css|svg)$/.test(file)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  }
}

/** Of two programs that end at the same time the first one's build is used. */
function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** Has a build kept as long as this program runs, which may read parts of it late. */
export function keepUsed(folder: string): void {
  setInterval(() => used(folder), KEPT_FOR / 2).unref()
}

/** Notes in the folder's time that the build is used now. */
function used(folder: string): string {
  utimesSync(folder, new Date(), new Date())
  return folder
}

/** Builds that nobody has started for a while go, and those that were not finished. */
function removeOld(): void {
  for (const name of readdirSync('dist')) {
    const folder = join('dist', name)
    const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - usedAt > KEPT_FOR) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(`Built in ${await buildSite()}`)
