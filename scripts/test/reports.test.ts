import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.ts'

test('Vitest: counts passed tests, lists failed tests and files that do not load', () => {
  const report = {
    testResults: [
      {
        name: '/site/backend/app.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'the API answers' },
          { status: 'failed', fullName: 'the API refuses' },
          { status: 'pending', fullName: 'the API waits' },
        ],
      },
      {
        name: '/site/broken.test.ts',
        status: 'failed',
        message: '\n\u001B[31mSyntaxError\u001B[39m: x\n at y',
        assertionResults: [],
      },
    ],
  }
  expect(readVitest(JSON.stringify(report), '/site')).toEqual({
    passed: 1,
    failures: ['backend/app.test.ts: the API refuses', 'broken.test.ts: SyntaxError: x'],
  })
})

test('Playwright: counts and lists tests in groups, and lists errors outside of tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    suites: [
      {
        title: 'home.spec.ts',
        file: 'home.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'skipped')],
        suites: [{ title: 'the menu', file: 'home.spec.ts', specs: [spec('shows', 'unexpected')] }],
      },
    ],
    errors: [{ message: 'The site did not start\nat x' }],
  }
  expect(readPlaywright(JSON.stringify(report), 'tests/e2e')).toEqual({
    passed: 1,
    failures: ['tests/e2e/home.spec.ts: the menu shows', 'tests/e2e: The site did not start'],
  })
})
