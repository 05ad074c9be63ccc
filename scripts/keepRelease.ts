/**
 * `npm run release:keep`: keeps the server of this version for `tests/attack/deploys.test.ts`, which runs it beside the next version. One file has
 * all texts of the build that a server needs: its code, the manifest and the styles. The tests need no history and no network (decision 90).
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import * as z from 'zod'
import { buildSite } from './build.ts'
import { filesIn } from './build/folder.ts'

const KEPT = 'tests/attack/released/site.json.br'
const NEEDED = /^(server\/.*\.js|client\/\.vite\/.*\.json|client\/assets\/.*\.css)$/

const texts = z.record(z.string(), z.string())

/** Writes the texts of a build. */
function keep(build: string): void {
  const files = filesIn(build).filter((file) => NEEDED.test(relative(build, file)))
  const all = Object.fromEntries(files.map((file) => [relative(build, file), readFileSync(file, 'utf8')]))
  const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS }
  writeFileSync(KEPT, brotliCompressSync(JSON.stringify(texts.parse(all)), { params }))
}

/** Writes the stored version into a folder, which needs this repository's `node_modules` above it. */
export function unpackRelease(folder: string): void {
  const all = texts.parse(JSON.parse(brotliDecompressSync(readFileSync(KEPT)).toString()))
  for (const [name, text] of Object.entries(all)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

if (import.meta.main) keep(process.argv[2] ?? (await buildSite()))
