import { join } from 'node:path'
import { PGliteDialect, PostgresDialect } from 'kysely'
import type { Store } from '#backend/ports/store.ts'
import { createPool, openPGlite } from './drivers.ts'
import { lockFolder } from './lock.ts'
import { openSqlStore } from './sqlStore.ts'

/** Where the data is kept: in a folder of this machine, or in PostgreSQL (`postgres://…`). */
export type StoreLocation = { dataFolder: string } | { databaseUrl: string }

/** Opens the store. Throws when another process uses the folder, or the server cannot be reached. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if ('dataFolder' in location) return openFolder(location.dataFolder)
  return openSqlStore(new PostgresDialect({ pool: createPool(location.databaseUrl) }))
}

async function openFolder(folder: string): Promise<Store> {
  const lock = await lockFolder(folder)
  try {
    const store = await openSqlStore(
      new PGliteDialect({ pglite: () => openPGlite(join(folder, 'database')) }),
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
