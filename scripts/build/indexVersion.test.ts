import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { hashOfIndexCode } from './indexVersion.ts'

/** Replaces a text in the modules with this name, which must be there. */
const changing = (name: string, from: string, to: string): Plugin => ({
  name: 'change',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith(name)) return null
    expect(code).toContain(from)
    return code.replaceAll(from, to)
  },
})

test.each([
  ['domain/text.ts', 'NFKC', 'NFKD'],
  ['backend/jobs/snapshot.ts', 'JSON.stringify(header)', 'JSON.stringify({ ...header })'],
])('a change of %s changes the version of the index', async (...change) => {
  expect(await hashOfIndexCode([changing(...change)])).not.toBe(await hashOfIndexCode())
})

test('a change of code that the index does not use keeps its version', async () => {
  const version = await hashOfIndexCode()
  expect(await hashOfIndexCode()).toBe(version)
  expect(await hashOfIndexCode([changing('domain/money.ts', '円', 'yen')])).toBe(version)
})
