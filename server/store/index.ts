import { join } from 'node:path'
import { PGliteDialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Store } from '#backend/ports/store.ts'
import { createPool, openPGlite, startLimits } from './drivers.ts'
import { guardPGlite } from './guardPGlite.ts'
import { lockFolder } from './lock.ts'
import { guardPool } from './pool.ts'
import { openSqlStore } from './sqlStore.ts'

/** Where the data is kept: in a folder of this machine, or in PostgreSQL (`postgres://…`). */
export type StoreLocation = { dataFolder: string } | { databaseUrl: string }

/** Opens the store. Throws when another process uses the folder, or the server cannot be reached. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('dataFolder' in location) return openFolder(location.dataFolder)
  return openServer(location.databaseUrl)
}

/** Migrations have connections of their own, as other time limits hold for them. */
async function openServer(databaseUrl: string): Promise<Store> {
  const open = (pool: Pool) => openSqlStore(new PostgresDialect({ pool: guardPool(pool) }))
  const migrated = await open(createPool(databaseUrl, startLimits))
  await migrated.close()
  return open(createPool(databaseUrl))
}

async function openFolder(folder: string): Promise<Store> {
  const lock = await lockFolder(folder)
  try {
    const store = await openSqlStore(
      new PGliteDialect({ pglite: async () => guardPGlite(await openPGlite(join(folder, 'database'))) }),
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
