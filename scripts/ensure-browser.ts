/**
 * Finds a Chromium for the browser tests, or gets one: that of the system, Playwright's own, or the distribution's package.
 * Prints its path; says what to do where all fails.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const ways: { name: string; commands: string[][] }[] = [
  { name: 'Playwright', commands: [['npx', 'playwright', 'install', 'chromium']] },
  {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'],
    ],
  },
]

/** The path of a Chromium that is there: what `CHROMIUM` says, Playwright's own, or one of the system; null when there is none. */
export function findBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofSystem = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...ofSystem]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** The path of a Chromium, installed if need be. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  for (const { name, commands } of ways) {
    console.error(`No Chromium found; trying to install one with ${name} …`)
    if (commands.every(runs)) {
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  throw new Error('The browser tests need Chromium: install it, or name its path in the variable CHROMIUM.')
}

function runs([command = '', ...parameters]: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore', timeout: 5 * 60_000 })
    return true
  } catch {
    // The next way is tried, and the last failure tells the person what to do.
    return false
  }
}

if (import.meta.main) console.log(ensureBrowser())
