/** Bundles the mock for quick starts (`bundle.ts`). */

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { BUNDLES, bundleFile } from './bundle.ts'

/** Writes the bundle into a folder. Returns the files that it is made of. */
export async function bundleInto(folder: string): Promise<string[]> {
  const bundle = await rolldown({ input: 'scripts/mock/main.ts', platform: 'node', logLevel: 'silent' })
  const { output } = await bundle.write({ dir: folder, format: 'esm', codeSplitting: false })
  await bundle.close()
  return output[0].moduleIds
}

/** Writes the bundle of the present sources, unless it exists, and removes other bundles. */
export async function writeBundle(): Promise<void> {
  const folder = dirname(bundleFile())
  if (existsSync(folder)) return
  const unfinished = `${folder}.${process.pid}`
  await bundleInto(unfinished)
  for (const name of readdirSync(BUNDLES)) {
    const other = join(BUNDLES, name)
    if (other !== unfinished && other !== folder) rmSync(other, { recursive: true, force: true })
  }
  // A concurrent run was faster.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
}

if (import.meta.main) await writeBundle()
