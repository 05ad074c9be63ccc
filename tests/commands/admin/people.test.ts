/** The commands of people, backups and the sample, against a running server. */

import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, createAdmin, items } from './program.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin()
})
afterAll(() => admin.stop())

test('check: warns of the sample that the start has added', async () => {
  const { items: lines } = items.parse(await admin.json('check'))
  expect(lines).toContainEqual(expect.objectContaining({ name: 'sample', ok: false }))
})

test('person: finds, shows, notes, blocks and unblocks', async () => {
  const found = items.parse(await admin.json('person', 'find', 'MARIA@example.com'))
  expect(found.items).toEqual([expect.objectContaining({ name: 'Maria Santos' })])
  const id = String(found.items[0]?.id)
  expect(await admin.json('person', 'list', '--query', 'santos')).toMatchObject({ total: 1 })
  expect(await admin.json('person', 'note', id, 'Prefers calls')).toMatchObject({ text: 'Prefers calls' })
  expect(await admin.json('person', 'show', id)).toMatchObject({ email: 'maria@example.com' })
  expect((await admin.run('person', 'show', id)).out).toMatch(/^ {2}Nationality +Brazil$/m)
  const names = ['--ja', '森山 恵美', '--en', 'Emi', '--languages-ja', '英語', '--languages-en', 'English']
  expect(await admin.json('person', 'advisor', id, '--initials', 'EM', ...names)).toMatchObject({
    advisor: { initials: 'EM' },
  })
  expect(await admin.json('person', 'end-sessions', id)).toMatchObject({ id: Number(id) })
  expect(await admin.json('person', 'send-link', id)).toEqual({ kind: 'password' })
  expect((await admin.run('person', 'block', id)).code).toBe(2)
  expect(await admin.json('person', 'block', id, '--yes')).toMatchObject({ blockedAt: expect.any(String) })
  expect((await admin.run('person', 'send-link', id)).code).toBe(4)
  expect(await admin.json('person', 'unblock', id)).toMatchObject({ blockedAt: null })
  const zip = join(admin.folder, 'maria.zip')
  expect(await admin.json('person', 'disclose', id, '--out', zip)).toMatchObject({ file: zip })
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe('PK')
  const counted = await admin.json('person', 'erase', id, '--dry-run')
  expect(counted).toMatchObject({ dryRun: true, rows: { applicants: 1, personNotes: 1 } })
  expect((await admin.run('person', 'erase', id)).code).toBe(2)
  expect(await admin.json('person', 'erase', id, '--yes')).toMatchObject({ dryRun: false })
  expect((await admin.run('person', 'show', id)).code).toBe(3)
})

test('a backup brings everything back but the erased people, and the sample can be removed', async () => {
  const file = join(admin.folder, 'store.gz')
  expect((await admin.run('sample', 'remove')).code).toBe(2)
  await admin.json('sample', 'remove', '--yes')
  const added = await admin.json('sample', 'add')
  expect(added).toMatchObject({ jobs: 64 })
  expect(await admin.json('backup', file)).toMatchObject({ file, rows: expect.any(Number) })
  await admin.json('person', 'erase', '1001', '--yes')
  expect((await admin.run('restore', file)).code).toBe(2)
  expect(await admin.json('restore', file, '--yes')).toMatchObject({ erased: 1 })
  expect((await admin.run('person', 'show', '1001')).code).toBe(3)
  expect(await admin.json('person', 'show', '1002')).toMatchObject({ id: 1002 })
  expect(await admin.json('sample', 'remove', '--yes')).toMatchObject({ jobs: 64 })
  expect((await admin.run('person', 'show', '1002')).code).toBe(3)
})

test('a file that is no backup is refused, without a change', async () => {
  const file = join(admin.folder, 'whole.gz')
  await admin.json('backup', file)
  const half = join(admin.folder, 'half.gz')
  const bytes = await readFile(file)
  await writeFile(half, bytes.subarray(0, bytes.length / 2))
  const text = join(admin.folder, 'text')
  await writeFile(text, 'no backup')
  const refused = async (path: string) => {
    const { code, out, err } = await admin.run('restore', path, '--yes')
    return { code, out, err: err.trim() }
  }
  expect(await refused(text)).toEqual({
    code: 1,
    out: '',
    err: 'This file is not a backup of this site. Nothing was changed.',
  })
  expect(await refused(half)).toEqual({
    code: 1,
    out: '',
    err: 'This backup is incomplete or damaged. Nothing was changed.',
  })
})
