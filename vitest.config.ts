import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { styleLayers } from './scripts/build/styleLayers.ts'
import { findBrowser } from './scripts/ensure-browser.ts'
import { documentFonts } from './scripts/fonts/documentFontsPlugin.ts'
import {
  startHttpMock,
  startJudgedMock,
  startStaticMock,
  stopPrograms,
} from './tests/browser/support/commands.ts'
import { limits } from './tests/setup/limits.ts'
import { notSharing, sharing } from './tests/setup/shared.ts'
import { mockServiceWorker } from './vite.config.ts'

/** The tests of the API that depend on the store, which run on PostgreSQL as well (`tests/setup/postgresStore.ts`). */
const postgresTests = [
  ...['activation', 'apply', 'events', 'idempotency', 'session'].map(
    (name) => `tests/backend/${name}.test.ts`,
  ),
  ...['changesAtOnce', 'consent', 'events', 'messages', 'people'].map(
    (name) => `tests/staff/${name}.test.ts`,
  ),
]

/** Tests of the interface run in a real browser, attacks against the built site, all others in Node. Playwright runs `tests/e2e`. */
export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests also wait. On two cores, three workers need 313 s instead of 342 for the browser tests.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Space for young objects, in MB. Most objects of a test die young: with the 16 MB of Node, files that use the backend a lot need 15 % more
    // of the processor (71 s instead of 62 for 784 tests), and the fastest of 32, 64 and 128 was 64.
    execArgv: ['--max-semi-space-size=64'],
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
          exclude: [
            'node_modules/**',
            'dist/**',
            '.data/**',
            'tests/attack/**',
            'tests/browser/**',
            'tests/e2e/**',
            ...globSync(sharing, { exclude: notSharing }),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          environment: 'node',
          isolate: false,
          setupFiles: ['tests/setup/consoleErrors.ts', 'tests/setup/realTimers.ts'],
          include: sharing,
          exclude: notSharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: postgresTests,
          setupFiles: ['tests/setup/consoleErrors.ts', 'tests/setup/postgresStore.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'attack', environment: 'node', include: ['tests/attack/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [react(), mockServiceWorker(), documentFonts(), styleLayers(), cachedModules()],
        // The tests start the mocks themselves, and render the pages of the production site.
        define: { __MOCKS__: 'false' },
        // Without this, Vite discovers them at the first start and reloads the page during a test.
        optimizeDeps: { include: ['react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { startHttpMock, startStaticMock, startJudgedMock, stopPrograms },
            provider: playwright({
              actionTimeout: limits.step,
              launchOptions: { executablePath: findBrowser('test') ?? undefined, args: ['--no-sandbox'] },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})

/** Lets the browser keep modules, which a run without watching does not change. Otherwise each file of tests requests all of them anew. */
function cachedModules(): Plugin {
  return {
    name: 'cached-modules',
    configureServer({ config, middlewares }) {
      const mayChange = config.server.watch !== null
      if (mayChange) return
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value)
        next()
      })
    },
  }
}
