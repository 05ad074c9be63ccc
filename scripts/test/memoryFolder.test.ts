import { existsSync, mkdtempDisposableSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from './memoryFolder.ts'

test('a folder with room is made empty, and stays until the process ends', () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'hashi-parent-'))
  const folder = memoryFolder(parent.path, 1)
  expect(readdirSync(parent.path).map((name) => join(parent.path, name))).toEqual([folder])
  expect(folder !== null && readdirSync(folder)).toEqual([])
})

test('without room, or without the place, no folder is made', () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'hashi-parent-'))
  expect(memoryFolder(parent.path, Number.MAX_SAFE_INTEGER)).toBeNull()
  expect(readdirSync(parent.path)).toEqual([])
  expect(existsSync(join(parent.path, 'none'))).toBe(false)
  expect(memoryFolder(join(parent.path, 'none'), 1)).toBeNull()
})
