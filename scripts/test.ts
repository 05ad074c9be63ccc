/** `npm test`: every check in turn, the quick ones first; stops at the first that fails. */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from './ensure-browser.ts'

const steps = ['typecheck', 'lint', 'test:unit', 'test:browser', 'test:e2e']

process.env.CHROMIUM = ensureBrowser()

for (const step of steps) {
  const started = performance.now()
  console.log(`\n▶ ${step}`)
  const { status } = spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${status === 0 ? '✓' : '✗'} ${step} (${seconds} s)`)
  if (status !== 0) process.exit(status ?? 1)
}

console.log(`\n${steps.length} passed, 0 failed`)
