import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/ensure-browser.ts'
import { limits } from './tests/setup/limits.ts'

/** End-to-end tests of the built site. `support/globalSetup.ts` starts it on a free port with new data. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Tests also wait: for timers, idle moments and mails. Two workers leave two cores idle for a part of the time.
  workers: Math.max(4, availableParallelism()),
  retries: 0,
  timeout: limits.test,
  expect: { timeout: limits.step },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    actionTimeout: limits.step,
    navigationTimeout: limits.step,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser('test') ?? undefined,
      // No page is open long enough to earn back the time of optimizing its code: 53 audited pages took 95 s of the processor, 109 s with it.
      args: ['--no-sandbox', '--js-flags=--no-opt --no-maglev'],
    },
  },
})
