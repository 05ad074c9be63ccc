import { appendFile, chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { createErasureFile } from './erasureFile.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'hashi-erasures-'))))
afterEach(() => rm(folder, { recursive: true }))

const erasure = (id: number) => ({
  id,
  createdAt: '2026-11-20T01:00:00.000Z',
  erasedAt: '2026-11-25T01:00:00.000Z',
})

test('erasures are read in the order of their notes', async () => {
  const notes = createErasureFile(join(folder, 'list'))
  expect(await notes.all()).toEqual([])
  for (const id of [3, 1, 2]) await notes.add(erasure(id))
  expect(await notes.all()).toEqual([3, 1, 2].map(erasure))
})

test('a line that was cut is reported, and damages no other', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const path = join(folder, 'list')
  const notes = createErasureFile(path)
  await notes.add(erasure(1))
  await appendFile(path, '\n{"id":2,"crea')
  await notes.add(erasure(3))
  expect(await notes.all()).toEqual([erasure(1), erasure(3)])
  expect(report.mock.calls).toEqual([[`${path}, line 3 is no erasure and is ignored`]])
})

test('a list that cannot be used is an outage, not an empty list', async () => {
  const path = join(folder, 'list')
  await mkdir(path)
  await chmod(path, 0o500)
  const notes = createErasureFile(path)
  await expect(notes.add(erasure(1))).rejects.toThrow(Unavailable)
  await expect(notes.all()).rejects.toThrow(Unavailable)
})

test('a note for which the disk has no room is an outage', async () => {
  const path = join(folder, 'list')
  await symlink('/dev/full', path)
  await expect(createErasureFile(path).add(erasure(1))).rejects.toThrow(Unavailable)
})
