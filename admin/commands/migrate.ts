import type { Command } from 'commander'
import { isAnswered } from '#server/staff/socket.ts'
import { ownSocket } from '../connection.ts'
import type { Globals } from '../globals.ts'
import { printJson } from '../output.ts'

/** Adds the migration of the database. */
export function addCommands(migrate: Command): void {
  migrate.action(async (_options, command: Command) => {
    const applied = await migrateStore()
    if (command.optsWithGlobals<Globals>().json) return printJson({ applied })
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`)
  })
}

/** Brings the database to the present state, and returns the names of the migrations. A running server has already migrated it. */
async function migrateStore(): Promise<string[]> {
  if (await isAnswered(ownSocket())) return []
  const { readPlace } = await import('../ownApi.ts')
  const { openStore } = await import('#server/store/index.ts')
  const { place } = await readPlace()
  let applied: string[] = []
  const store = await openStore(place, (names) => (applied = names))
  await store.close()
  return applied
}
