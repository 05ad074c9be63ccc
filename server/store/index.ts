import { join } from 'node:path'
import { PGliteDialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { createPools, startLimits } from './drivers.ts'
import { lockFolder } from './lock.ts'
import type { DatabaseOptions } from './options.ts'
import { guardPGlite } from './pglite/guard.ts'
import { openPGlite } from './pglite/open.ts'
import { openPGliteThread } from './pglite/thread.ts'
import { guardPools } from './pool.ts'
import { type Migrated, type PoolState, type SqlStore, openSqlStore } from './sqlStore.ts'
import { moveUploads } from './uploads/move.ts'

/**
 * The place of the data: a folder, or PostgreSQL (`postgres://…`) with the folder that may have the files of an earlier version. The database
 * of a folder runs in this thread, or with `worker` (`pglite/worker.ts`, as built) in one of its own.
 */
export type StoreLocation =
  | { dataFolder: string; worker?: string }
  | { databaseUrl: string; database?: DatabaseOptions; dataFolder?: string }

/** Opens the store. Throws when another process uses the folder, or the server cannot be reached. */
export async function openStore(location: StoreLocation, migrated?: Migrated): Promise<SqlStore> {
  if ('databaseUrl' in location) return openServer(location, migrated)
  return openFolder(location, migrated)
}

type ServerLocation = Extract<StoreLocation, { databaseUrl: string }>
type FolderLocation = Exclude<StoreLocation, ServerLocation>

/** Migrations have connections of their own, as other time limits hold for them. */
async function openServer(
  { databaseUrl, database, dataFolder }: ServerLocation,
  migrated?: Migrated,
): Promise<SqlStore> {
  const dialect = (pools: Pool[]) => new PostgresDialect({ pool: guardPools(pools) })
  const first = await openSqlStore(dialect(createPools(databaseUrl, database, startLimits)), {
    migrated,
    prepare: async (db) => {
      if (dataFolder !== undefined) await moveUploads(db, { dataFolder, hasDatabase: false })
    },
  })
  await first.close()
  const pools = createPools(databaseUrl, database)
  const store = await openSqlStore(dialect(pools))
  return { ...store, pool: () => stateOf(pools) }
}

function stateOf(pools: Pool[]): PoolState {
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0)
  return {
    used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
    idle: sum(({ idleCount }) => idleCount),
    waiting: sum(({ waitingCount }) => waitingCount),
  }
}

async function openFolder(
  { dataFolder: folder, worker }: FolderLocation,
  migrated?: Migrated,
): Promise<SqlStore> {
  const lock = await lockFolder(folder)
  const database = join(folder, 'database')
  const open = async () =>
    worker ? openPGliteThread(worker, database) : openPGlite(database, { ended: endProcess })
  try {
    const store = await openSqlStore(new PGliteDialect({ pglite: async () => guardPGlite(await open()) }), {
      migrated,
      prepare: (db) => moveUploads(db, { dataFolder: folder, hasDatabase: true }),
    })
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

/** Without a thread of its own, PGlite would keep this process in a loop without end. */
function endProcess(reason: string): never {
  console.error(`The database has ended: ${reason}`)
  process.exit(1)
}
