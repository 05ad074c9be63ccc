import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/ensure-browser.ts'
import { limits } from './tests/setup/limits.ts'
import { mockServiceWorker } from './vite.config.ts'

/** Tests that need no browser run in Node, those of the interface in a real one. `tests/e2e` is Playwright's. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: limits.test,
    hookTimeout: limits.test,
    expect: { poll: { timeout: limits.step } },
    setupFiles: ['tests/setup/consoleErrors.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['node_modules/**', 'dist/**', '.data/**', 'tests/browser/**', 'tests/e2e/**'],
        },
      },
      {
        extends: true,
        plugins: [react(), mockServiceWorker()],
        // Found at the first start otherwise, which reloads the page under a running test.
        optimizeDeps: { include: ['react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser() ?? undefined, args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
