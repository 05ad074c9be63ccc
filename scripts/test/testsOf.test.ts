import { expect, test } from 'vitest'
import { testsOf } from './testsOf.ts'

test('the tests of a file are those that import it, by either way of writing', () => {
  expect(testsOf(['scripts/test/reports.ts'])).toEqual(['scripts/test/reports.test.ts'])
  expect(testsOf(['server/http/transportSecurity.ts'])).toEqual(['server/http/transportSecurity.test.ts'])
  expect(testsOf(['server/env.ts'])).toContain('tests/backend/folder.test.ts')
})

test('a changed test is its own, but for slow ones', () => {
  expect(testsOf(['scripts/test/reports.test.ts', 'tests/commands/stop.test.ts', 'README.md'])).toEqual([
    'scripts/test/reports.test.ts',
  ])
})
