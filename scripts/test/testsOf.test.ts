import { expect, test } from 'vitest'
import { testsOf } from './testsOf.ts'

test('the tests of a file are those that import it, by alias or by relative path', () => {
  expect(testsOf(['scripts/test/reports.ts'])).toEqual(['scripts/test/reports.test.ts'])
  expect(testsOf(['server/http/compress.ts'])).toEqual(['server/http/compress.test.ts'])
  expect(testsOf(['server/env.ts'])).toContain('tests/backend/folder.test.ts')
})

test('a changed test runs itself, unless it is slow', () => {
  expect(testsOf(['scripts/test/reports.test.ts', 'tests/commands/stop.test.ts', 'README.md'])).toEqual([
    'scripts/test/reports.test.ts',
  ])
})
