/** The store in memory, for mocks and tests. */
import type { Store } from '#backend/ports/store.ts'
import { type Collections, FORMAT, type Snapshot, createCollections } from './collections.ts'
import { createTables } from './createTables.ts'
import type { Persistence } from './persistence.ts'
import { type Content, contentRows, createContent } from './tables/content.ts'
import { type InTurn, createTurns, takingTurns } from './turns.ts'

type Memory = { collections: Collections; content: Content; tables: ReturnType<typeof createTables> }

/** A store whose rows can be read and replaced as a whole. */
export type MemoryStore = Store & {
  /** Returns the rows that calls can change, and the format of their shape. */
  snapshot(): Promise<{ format: number; rows: Snapshot }>
  /** Replaces the rows that calls can change. Missing tables become empty. */
  restore(rows: Snapshot): Promise<void>
  /** Returns whether a value can be a row of this table: it has the table's key. */
  isRow(table: string, value: unknown): boolean
  /** Returns the rows of all tables, also of jobs, stories and the blog. */
  allRows(): Promise<Snapshot>
}

/**
 * An empty store in memory. With a persistence, what it saved before is there again, except jobs, stories and the
 * blog, and each change is saved. Another tab may save to the same place: its changes are read before each call.
 */
export function createMemoryStore(persistence?: Persistence): MemoryStore {
  const [collections, content] = [createCollections(), createContent()]
  const memory = { collections, content, tables: createTables(collections, content) }
  const turns = createTurns()
  const keep: InTurn = persistence ? keeper(collections, persistence) : (task) => task()
  const inTurn: InTurn = (task) => turns(() => keep(task))
  return {
    ...takingTurns(memory.tables, inTurn),
    transaction: (work) => inTurn(() => allOrNothing(memory, work)),
    close: async () => {},
    snapshot: () => inTurn(async () => ({ format: FORMAT, rows: collections.read() })),
    restore: (rows) => inTurn(() => collections.write(rows)),
    isRow: collections.isRow,
    allRows: () => inTurn(async () => ({ ...collections.read(), ...contentRows(content) })),
  }
}

/** Calls of the store given to `work` take turns among themselves; all others wait until the transaction has ended. */
async function allOrNothing<T>(memory: Memory, work: (store: Store) => Promise<T>): Promise<T> {
  const { collections, content, tables } = memory
  const before = { rows: collections.read(), content: { ...content } }
  const inner: Store = {
    ...takingTurns(tables, createTurns()),
    transaction: (innerWork) => innerWork(inner),
    close: async () => {},
  }
  try {
    return await work(inner)
  } catch (error) {
    await collections.write(before.rows)
    Object.assign(content, before.content)
    throw error
  }
}

/** Wraps a task so that it sees what was saved last, and saves what it changed. Text that cannot be read is replaced. */
function keeper(collections: Collections, persistence: Persistence): InTurn {
  let known: string | null = null
  let isChanged = false
  collections.watch(() => {
    isChanged = true
  })

  async function load() {
    const text = persistence.load()
    if (text === null || text === known) return
    known = text
    const rows = collections.parse(text)
    if (rows) await collections.write(rows)
    isChanged = !rows
  }

  function save() {
    if (!isChanged) return
    persistence.save(collections.print())
    known = persistence.load()
    isChanged = false
  }

  return async (task) => {
    await load()
    try {
      return await task()
    } finally {
      save()
    }
  }
}
