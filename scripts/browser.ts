import { statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The path of the Chromium that tests use: what `CHROMIUM` says, Playwright's own, or one of the system. Undefined where there
 * is none.
 */
export function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofSystem = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env.CHROMIUM ?? [chromium.executablePath(), ...ofSystem].find(isExecutable)
}

function isExecutable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.isFile() && (found.mode & 0o111) !== 0
}
