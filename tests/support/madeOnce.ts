/** Folders in `.cache` that tests copy, because it takes seconds to make them. */

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns the folder. Makes it unless it exists: `make` fills an empty folder, which gets the name once it is complete. */
export async function madeOnce(folder: string, make: (unfinished: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  await make(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return folder
}
