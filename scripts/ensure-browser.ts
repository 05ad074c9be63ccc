/**
 * Finds a Chromium: the system's or Playwright's. Otherwise installs one by Playwright or the distribution's package. Prints the
 * path of the one for tests, or an error with instructions.
 */

import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * `test` prefers the headless shell, which has no window: the full browser starts two more renderers for each page. `bench`
 * measures the browser that people use.
 */
export type BrowserUse = 'test' | 'bench'

const full = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const names: Record<BrowserUse, string[]> = { test: ['chromium-headless-shell', ...full], bench: full }

const packages: Record<BrowserUse, string> = { test: 'chromium-headless-shell', bench: 'chromium' }

const waysOf = (use: BrowserUse): { name: string; commands: string[][] }[] => [
  { name: 'Playwright', commands: [['npx', 'playwright', 'install', 'chromium']] },
  {
    name: 'apt-get',
    commands: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', packages[use], 'fonts-noto-cjk'],
    ],
  },
]

/** Returns the path of an installed Chromium: `CHROMIUM`, Playwright's or the system's. Returns null if no Chromium is installed. */
export function findBrowser(use: BrowserUse): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofSystem = names[use].flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...ofSystem]
  return candidates.find((path) => path && existsSync(path)) ?? null
}

/** Returns the path of a Chromium. Installs one if necessary. */
export function ensureBrowser(use: BrowserUse): string {
  const found = findBrowser(use)
  if (found) return found
  for (const { name, commands } of waysOf(use)) {
    console.error(`No Chromium found; trying to install one with ${name} …`)
    if (commands.every(runs)) {
      const installed = findBrowser(use)
      if (installed) return installed
    }
  }
  throw new Error('Chromium is needed: install it, or name its path in the variable CHROMIUM.')
}

function runs([command = '', ...parameters]: string[]): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore', timeout: 5 * 60_000 })
    return true
  } catch {
    // The caller tries the next way and reports if all have failed.
    return false
  }
}

if (import.meta.main) console.log(ensureBrowser('test'))
