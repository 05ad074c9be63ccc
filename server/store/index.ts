import { join } from 'node:path'
import { PGliteDialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { createPool, openPGlite, startLimits } from './drivers.ts'
import { guardPGlite } from './guardPGlite.ts'
import { lockFolder } from './lock.ts'
import { guardPool } from './pool.ts'
import { type Migrated, type PoolState, type SqlStore, openSqlStore } from './sqlStore.ts'
import { moveUploads } from './uploads/move.ts'

/** The place of the data: a folder, or PostgreSQL (`postgres://…`) with the folder that may have the files of an earlier version. */
export type StoreLocation = { dataFolder: string } | { databaseUrl: string; dataFolder?: string }

/** Opens the store. Throws when another process uses the folder, or the server cannot be reached. */
export async function openStore(location: StoreLocation, migrated?: Migrated): Promise<SqlStore> {
  if ('databaseUrl' in location) return openServer(location, migrated)
  return openFolder(location.dataFolder, migrated)
}

type ServerLocation = Extract<StoreLocation, { databaseUrl: string }>

/** Migrations have connections of their own, as other time limits hold for them. */
async function openServer(
  { databaseUrl, dataFolder }: ServerLocation,
  migrated?: Migrated,
): Promise<SqlStore> {
  const dialect = (pool: Pool) => new PostgresDialect({ pool: guardPool(pool) })
  const first = await openSqlStore(dialect(createPool(databaseUrl, startLimits)), {
    migrated,
    prepare: async (db) => {
      if (dataFolder !== undefined) await moveUploads(db, { dataFolder, hasDatabase: false })
    },
  })
  await first.close()
  const pool = createPool(databaseUrl)
  const store = await openSqlStore(dialect(pool))
  return { ...store, pool: () => stateOf(pool) }
}

const stateOf = ({ totalCount, idleCount, waitingCount }: Pool): PoolState => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

async function openFolder(folder: string, migrated?: Migrated): Promise<SqlStore> {
  const lock = await lockFolder(folder)
  try {
    const store = await openSqlStore(
      new PGliteDialect({ pglite: async () => guardPGlite(await openPGlite(join(folder, 'database'))) }),
      { migrated, prepare: (db) => moveUploads(db, { dataFolder: folder, hasDatabase: true }) },
    )
    return {
      ...store,
      async close() {
        await store.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}
