/** A full disk of the database: a write is refused as a whole, reads continue, and writes work again when there is room. */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seed } from '#content/seed.ts'
import { FILE_BYTES } from '#domain/formLimits.ts'
import { readConfig } from '#server/config.ts'
import { createServerEnv } from '#server/env.ts'
import { openStore } from '#server/store/index.ts'
import type { SqlStore } from '#server/store/sqlStore.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { entryForm } from '../backend/entries.ts'
import { send } from '../backend/support.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'
import { fillDisk } from '../support/fullDisk.ts'

type Database = {
  store: SqlStore
  dataFolder: string
  /** Fills its disk. Returns a function that makes room again. */
  fill: () => Promise<() => Promise<void>>
  stop: () => Promise<void>
}

let database: Database
let env: ReturnType<typeof createServerEnv>

const cvJp = new File([new Uint8Array(FILE_BYTES).fill(65)], 'cv.txt')

const enter = (email: string) =>
  send(env, 'POST', '/entry', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: entryForm({ email, email_confirm: email, cvJp }),
  })

describe.each([
  ['PGlite', openOnPGlite],
  ['PostgreSQL', openOnPostgres],
])('with %s', (_name, open) => {
  beforeEach(async () => {
    database = await open()
    const { store, dataFolder } = database
    env = createServerEnv(store, readConfig({ HASHI_DATA: dataFolder }), '')
    await seed(store, { now: env.clock(), passwords: { ...env.passwords, hash: async () => 'none' } })
  })
  afterEach(async () => {
    await database.store.close()
    await database.stop()
    await rm(database.dataFolder, { recursive: true })
  })

  test('an entry with a file is refused with 503, leaves nothing, and works when there is room', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await enter('first@example.com')).status).toBe(201)
    const makeRoom = await database.fill()
    const refused = await enter('ana@example.com')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('5')
    expect(await refused.json()).toMatchObject({ type: '/problems/service-unavailable' })
    expect(await env.store.applicants.findByEmail('ana@example.com')).toBeNull()
    expect(await env.store.applicants.findByEmail('first@example.com')).not.toBeNull()
    await makeRoom()
    expect((await enter('ana@example.com')).status).toBe(201)
    expect(await env.store.applicants.findByEmail('ana@example.com')).not.toBeNull()
  })
})

const newFolder = () => mkdtemp(join(tmpdir(), 'hashi-full-'))

async function openOnPGlite(): Promise<Database> {
  const dataFolder = await newFolder()
  await addEmptyDatabase(dataFolder)
  return {
    store: await openStore({ dataFolder }),
    dataFolder,
    fill: async () => {
      const disk = fillDisk()
      return async () => {
        expect(disk).toHaveBeenCalled()
        disk.mockRestore()
      }
    },
    stop: async () => {},
  }
}

/** The server of PostgreSQL has a disk of its own, so its report is made: no room for another page of the files. */
async function openOnPostgres(): Promise<Database> {
  const { url: databaseUrl, stop } = await startPostgres()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const run = async (sql: string) => void (await pool.query(sql))
  await run(`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  return {
    store: await openStore({ databaseUrl }),
    dataFolder: await newFolder(),
    fill: async () => {
      await run('create trigger full_disk before insert on file execute function refuse()')
      return () => run('drop trigger full_disk on file')
    },
    stop: async () => {
      await pool.end()
      await stop()
    },
  }
}
