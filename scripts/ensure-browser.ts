/**
 * `npm test` runs this first: looks for a Chromium, and gets one where there is none, from Playwright or from the system's
 * packages.
 */
import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser.ts'

const ways: [string, string[]][] = [
  ['node_modules/.bin/playwright', ['install', '--with-deps', 'chromium']],
  ['node_modules/.bin/playwright', ['install', 'chromium']],
  ['apt-get', ['install', '--yes', 'chromium']],
  ['sudo', ['--non-interactive', 'apt-get', 'install', '--yes', 'chromium']],
]

/** Tries one way after the other until there is a browser. */
function ensureBrowser(): string | undefined {
  for (const [command, parameters] of ways) {
    const found = findBrowser()
    if (found) return found
    console.log(`No browser yet: ${command} ${parameters.join(' ')}`)
    spawnSync(command, parameters, { stdio: 'inherit' })
  }
  return findBrowser()
}

const browser = ensureBrowser()
if (!browser) {
  console.error(
    'The tests need a Chromium. Install one (for example `apt-get install chromium`) or set CHROMIUM to its path.',
  )
  process.exit(1)
}
console.log(`Tests use ${browser}`)
