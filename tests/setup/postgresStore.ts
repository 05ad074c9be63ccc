/** Runs a file of tests on PostgreSQL: every store that it creates is an empty database of a server of its own. */

import { afterAll, vi } from 'vitest'
import { openStore } from '#server/store/index.ts'
import type { SqlStore } from '#server/store/sqlStore.ts'
import { startPostgres } from '../../scripts/postgres.ts'

const server = await startPostgres({ max_connections: '300' })
await openStore({ databaseUrl: await server.createDatabase('migrated') }).then((store) => store.close())

let databases = 0
const opened: Promise<SqlStore>[] = []

async function openDatabase(): Promise<SqlStore> {
  databases += 1
  return openStore({ databaseUrl: await server.createDatabase(`app${databases}`, 'migrated') })
}

// Not after each test: mails of its last call may still be on their way.
afterAll(async () => {
  for (const store of await Promise.all(opened)) await store.close()
  await server.stop()
})

vi.doMock('#mocks/store/index.ts', () => ({
  createMemoryStore() {
    const store = openDatabase()
    opened.push(store)
    return deferred(store, 2)
  },
}))

/** An object that calls the functions of another one once it is there. `depth`: the levels of names before a function. */
function deferred(target: Promise<object>, depth: number): object {
  const parts = new Map<string | symbol, unknown>()
  return new Proxy(parts, {
    get: (_, name) => {
      // A promise that resolves to this object must not wait for it.
      if (name === 'then') return undefined
      if (!parts.has(name)) parts.set(name, partOf(target, name, depth))
      return parts.get(name)
    },
    set: (_, name, value) => Boolean(parts.set(name, value)),
    has: (_, name) => parts.has(name),
    getOwnPropertyDescriptor: (_, name) =>
      parts.has(name) ? { value: parts.get(name), writable: true, configurable: true } : undefined,
    defineProperty: (_, name, { value }) => Boolean(parts.set(name, value)),
  })
}

const isFunctionOfStore = (name: string | symbol) => name === 'transaction' || name === 'close'

function partOf(target: Promise<object>, name: string | symbol, depth: number): unknown {
  const value = async (): Promise<unknown> => Reflect.get(await target, name)
  if (depth > 1 && !isFunctionOfStore(name))
    return deferred(
      value().then((part) => Object(part)),
      depth - 1,
    )
  return async (...parameters: unknown[]): Promise<unknown> => {
    const call = await value()
    if (typeof call !== 'function') throw new Error(`The store in SQL has no ${String(name)}`)
    return Reflect.apply(call, await target, parameters)
  }
}
