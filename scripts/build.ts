/**
 * `npm run build`: builds client and server into a folder named by a hash of their sources. A current build is reused, and
 * concurrent builds are safe.
 */

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { buildFolder, filesIn, noteUse, removeOldBuilds } from './build/folder.ts'

/** Builds unless the folder exists. Returns the folder. */
export async function buildSite(folder = buildFolder()): Promise<string> {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    await buildInto(unfinished)
    finish(unfinished, folder)
    removeOldBuilds()
  }
  noteUse(folder)
  return folder
}

/** Builds client and server. Shows only warnings and errors of the tools. */
export async function buildInto(folder: string): Promise<void> {
  process.env.BUILD_FOLDER = folder
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: true } })
  compressFiles(join(folder, 'client'))
}

/** Compresses text files with Brotli, at the best quality. Fonts get a lower one, which takes a second instead of twenty. */
function compressFiles(folder: string): void {
  for (const file of filesIn(folder)) {
    const quality = /\.(js|css|svg|txt)$/.test(file) ? 11 : file.endsWith('.ttf') ? 9 : null
    if (quality === null) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
  }
}

/** Renames a finished build. If a concurrent program was faster, its build is used. */
function finish(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

if (import.meta.main) console.log(`Built in ${await buildSite()}`)
