import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeSnapshot } from '#server/store/backup/snapshots.ts'
import { openStore } from '#server/store/index.ts'
import { applicant, at } from '../store/samples.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'hashi-snapshots-'))))
afterAll(() => rm(folder, { recursive: true }))

test('the last three snapshots stay, for the owner only, and can be restored', async () => {
  const store = await openStore({ dataFolder: folder })
  const { id } = await store.applicants.insert(applicant('ana@example.com'))
  const paths: (string | null)[] = []
  for (const minutes of [1, 2, 3, 4])
    paths.push(await writeSnapshot(folder, store.backups, new Date(at(minutes))))
  const names = await readdir(join(folder, 'snapshots'))
  expect(names.map((name) => join(folder, 'snapshots', name)).sort()).toEqual(paths.slice(1))
  const last = paths.at(-1) ?? ''
  expect((await stat(last)).mode & 0o077).toBe(0)
  await store.applicants.remove(id)
  expect(await store.backups.restore(last)).toMatchObject({ rows: expect.any(Number) })
  expect((await store.applicants.find(id))?.email).toBe('ana@example.com')
  await store.close()
})

test('a snapshot that cannot be written removes none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = { write: async () => 'backup-file' as const, restore: async () => 'backup-file' as const }
  expect(await writeSnapshot(folder, failing, new Date(at(9)))).toBeNull()
  expect(await readdir(join(folder, 'snapshots'))).toHaveLength(3)
})
