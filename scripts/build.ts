/**
 * `npm run build`: builds client and server into a folder named after their sources. A build that is current is used again, and
 * two programs may build at the same time.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildFolder, filesIn, noteUse, removeOldBuilds } from './build/folder.ts'

/** Builds unless the folder is there already; answers the folder. */
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

/** Builds client and server. Only warnings and errors of the tools are shown. */
export async function buildInto(folder: string): Promise<void> {
  process.env.BUILD_FOLDER = folder
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: true } })
  compressFiles(join(folder, 'client'))
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

if (import.meta.main) console.log(`Built in ${await buildSite()}`)
