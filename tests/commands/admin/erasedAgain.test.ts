/** An erasure is repeated after a restore into an empty database: the data folder has the list of erased people. */

import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEmptyDatabase } from '../../support/emptyDatabase.ts'
import { type Admin, createAdmin } from './program.ts'

let admin: Admin
beforeAll(async () => {
  admin = await createAdmin({ server: false })
  await addEmptyDatabase(admin.folder)
})
afterAll(() => admin.stop())

/** Replaces the database by an empty one, as after its loss. The rest of the data folder stays. */
async function loseDatabase(): Promise<void> {
  await rm(join(admin.folder, 'database'), { recursive: true })
  await addEmptyDatabase(admin.folder)
}

test('a person who was erased after the backup does not come back', async () => {
  const backup = join(admin.folder, 'backup.gz')
  const list = join(admin.folder, 'erasures.jsonl')
  await admin.json('sample', 'add')
  await admin.json('backup', backup)
  await admin.json('person', 'erase', '1002', '--yes')
  expect((await stat(list)).mode & 0o777).toBe(0o600)
  expect(await readFile(list, 'utf8')).toMatch(
    /^\n\{"id":1002,"createdAt":"[\dT:.-]+Z","erasedAt":"[\dT:.-]+Z"\}$/,
  )

  await loseDatabase()
  expect(await admin.json('restore', backup, '--yes')).toMatchObject({ erased: 1 })
  expect((await admin.run('person', 'show', '1002')).code).toBe(3)
  expect((await admin.run('person', 'show', '1001')).code).toBe(0)

  // The list in the restored database does it now.
  await rm(list)
  expect(await admin.json('restore', backup, '--yes')).toMatchObject({ erased: 1 })
  // Without both lists the backup is restored as it is.
  await loseDatabase()
  expect(await admin.json('restore', backup, '--yes')).toMatchObject({ erased: 0 })
  expect((await admin.run('person', 'show', '1002')).code).toBe(0)
})
