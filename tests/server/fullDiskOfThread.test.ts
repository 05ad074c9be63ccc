/** A full disk below the thread of PGlite. PGlite never answers again once it cannot write its log, and cannot start without room. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGliteDialect, Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { guardPGlite } from '#server/store/pglite/guard.ts'
import { openPGliteThread } from '#server/store/pglite/thread.ts'
import { addEmptyDatabase } from '../support/emptyDatabase.ts'

let folder: string
/** A file that makes the disk full. */
let disk: string
let db: Kysely<{ note: { text: string } }>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  folder = await mkdtemp(join(tmpdir(), 'hashi-full-'))
  disk = join(folder, 'disk-is-full')
  await addEmptyDatabase(folder)
  const worker = join(folder, 'worker.mjs')
  await writeFile(worker, workerOnDisk(disk, join(folder, 'starts')))
  const pglite = guardPGlite(openPGliteThread(worker, join(folder, 'database')))
  db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
  await sql`create table note (text text)`.execute(db)
  await add('first')
})
afterEach(async () => {
  await db.destroy()
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

/** The thread of the server, on a disk that takes no bytes while a file exists. It adds a letter to a file when it starts. */
const workerOnDisk = (full: string, starts: string) => `
  import fs from 'node:fs'
  fs.appendFileSync(${JSON.stringify(starts)}, 's')
  const write = fs.writeSync
  fs.writeSync = (...call) => {
    if (!fs.existsSync(${JSON.stringify(full)})) return write(...call)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 })
  }
  await import(${JSON.stringify(import.meta.resolve('#server/store/pglite/worker.ts'))})`

const add = (text: string) => db.insertInto('note').values({ text }).execute()
const all = async () => (await db.selectFrom('note').select('text').execute()).map(({ text }) => text)

const works = {
  'a statement': () => add('second'),
  'the end of a transaction': () =>
    db
      .transaction()
      .execute((transaction) => transaction.insertInto('note').values({ text: 'second' }).execute()),
}

const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length

test.each(Object.entries(works))(
  '%s without room is refused, a pause follows each start without room, and nothing is lost',
  async (_, work) => {
    await writeFile(disk, '')
    await expect(work()).rejects.toBeInstanceOf(Unavailable)
    await expect(all()).rejects.toMatchObject({ retryAfter: 1 })
    await expect(work()).rejects.toMatchObject({ retryAfter: 1 })
    expect(await starts()).toBe(1)
    vi.advanceTimersByTime(1000)
    await expect(all()).rejects.toBeInstanceOf(Unavailable)
    await expect(work()).rejects.toMatchObject({ retryAfter: 2 })
    expect(await starts()).toBe(2)
    await rm(disk)
    await expect(all()).rejects.toMatchObject({ retryAfter: 2 })
    vi.advanceTimersByTime(2000)
    expect(await all()).toEqual(['first'])
    await work()
    expect(await all()).toEqual(['first', 'second'])
    expect(await starts()).toBe(3)
  },
)

test('a database that has ended can be closed without room', async () => {
  await writeFile(disk, '')
  await expect(add('second')).rejects.toBeInstanceOf(Unavailable)
  await db.destroy()
  expect(await starts()).toBe(1)
})
