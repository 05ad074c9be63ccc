import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates the data folder if it is missing. Returns the mistake, or null if the folder can be used. Parents are created one by one,
 * because Node's recursive `mkdir` never ends below `/proc`.
 */
export function problemOfFolder(folder: string): string | null {
  const path = resolve(folder)
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return `must be a folder that can be written to (${error.message})`
  }
}

function makeFolder(path: string): void {
  if (existsSync(path)) {
    if (statSync(path).isDirectory()) return
    throw new Error(`${path} is a file`)
  }
  makeFolder(dirname(path))
  mkdirSync(path)
}
