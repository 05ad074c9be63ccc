import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOfFolder } from './dataFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashi-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an existing folder, or one that can be created, is accepted', () => {
  expect(problemOfFolder(folder)).toBeNull()
  expect(problemOfFolder(join(folder, 'new/data'))).toBeNull()
  expect(problemOfFolder(join(folder, 'new/data'))).toBeNull()
})

test('a file is refused, and a folder below it', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const message = `must be a folder that can be written to (${file} is a file)`
  expect(problemOfFolder(file)).toBe(message)
  expect(problemOfFolder(join(file, 'data'))).toBe(message)
})

// In /proc not even root can create a folder.
test.runIf(process.platform === 'linux')('a folder that cannot be made is refused', () => {
  expect(problemOfFolder('/proc/hashi/data')).toMatch(
    /^must be a folder that can be written to \(ENOENT: .*\/proc\/hashi/,
  )
})
