import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes the data folder where it is missing. Answers the mistake where that is impossible; null where it can be used. The parents are
 * made one by one: Node's recursive `mkdir` never ends below `/proc`.
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
