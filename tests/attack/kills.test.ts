/** A server that is killed amid writes of all kinds has stored each acknowledged one, once, on both kinds of databases. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.ts'
import { type Target, startTarget, times } from './support/site.ts'
import { staffOf } from './support/staff.ts'
import { type Writer, createWriters, writable } from './support/writers.ts'

const ROUNDS = times(2, 200)

const ended: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

async function startOn(database: string): Promise<Target> {
  if (database === 'PGlite') return started({})
  const { url, stop } = await startPostgres()
  ended.push(stop)
  return started({ DATABASE_URL: url })
}

async function started(environment: Record<string, string>): Promise<Target> {
  const site = await startTarget({ ...writable, ...environment })
  ended.push(site.stop)
  return site
}

/** Writes until the connection breaks. */
async function writeUntilKilled({ write }: Writer): Promise<void> {
  for (;;) {
    try {
      await write()
    } catch (error) {
      if (isBroken(error)) return
      throw error
    }
  }
}

/** Whether the connection has failed, so that the write has no answer. */
const isBroken = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && 'code' in error)

test.each(['PGlite', 'PostgreSQL'])(
  'each acknowledged write is there after the next start, once, on %s',
  async (database) => {
    const site = await startOn(database)
    const writers = await createWriters({ visitor: () => site.client(), staff: staffOf(site.data) })
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = writers.map((writer) => writer.count())
      const load = Promise.all(writers.map(writeUntilKilled))
      // Each round is killed at another moment of the writes.
      const more = 1 + (round % 4)
      const waitsFor = () =>
        writers.filter((writer, at) => writer.count() < (before[at] ?? 0) + more).map(({ name }) => name)
      await expect.poll(waitsFor, { interval: 5 }).toEqual([])
      await site.crash()
      await load
    }
    for (const { name, faults } of writers)
      expect({ name, faults: await faults() }).toEqual({ name, faults: [] })
    const unfinished = join(site.mails, '../mail.unfinished')
    expect(existsSync(unfinished) ? readdirSync(unfinished) : []).toEqual([])
  },
)
