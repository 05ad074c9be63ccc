import { mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIndexFile } from './indexFile.ts'

let folder: string
let path: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-index-'))
  path = join(folder, 'jobs.index')
})
afterEach(() => rm(folder, { recursive: true }))

async function* partsOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

const textIn = async (version: string) => {
  const bytes = await createIndexFile(path, version).read()
  return bytes && Buffer.from(bytes).toString()
}

test('the same version reads its file, another one ignores it', async () => {
  expect(await textIn('1')).toBeNull()
  await createIndexFile(path, '1').write(partsOf('some ', 'jobs'))
  expect(await textIn('1')).toBe('some jobs')
  expect(await textIn('2')).toBeNull()
})

test.each([0, 40, 64, 70])('a file with a wrong byte at %d is ignored', async (at) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await createIndexFile(path, '1').write(partsOf('some ', 'jobs'))
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
  expect(await textIn('1')).toBeNull()
})

test.each([0, 20, 64, 70])('a file of %d bytes is ignored', async (length) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await createIndexFile(path, '1').write(partsOf('some ', 'jobs'))
  await writeFile(path, (await readFile(path)).subarray(0, length))
  expect(await textIn('1')).toBeNull()
})

test('a write that fails leaves the file as it was', async () => {
  const file = createIndexFile(path, '1')
  await file.write(partsOf('before'))
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield* partsOf('after')
    throw new Error('The index is away')
  }
  await expect(file.write(failing())).rejects.toThrow('The index is away')
  expect(await textIn('1')).toBe('before')
  await file.write(partsOf('shorter'))
  expect(await textIn('1')).toBe('shorter')
})

test('a write for which the disk has no room leaves the file as it was, and no other', async () => {
  const file = createIndexFile(path, '1')
  await file.write(partsOf('before'))
  await symlink('/dev/full', `${path}.unfinished`)
  await expect(file.write(partsOf('after'))).rejects.toThrow('ENOSPC')
  expect(await readdir(folder)).toEqual(['jobs.index'])
  expect(await textIn('1')).toBe('before')
})
