/** The store in memory, for mocks and tests. */

import type { StoredFile } from '#backend/ports/files.ts'
import type { Store } from '#backend/ports/store.ts'
import { type Collections, FORMAT, type Snapshot, createCollections } from './collections.ts'
import { createTables } from './createTables.ts'
import type { Persistence } from './persistence.ts'
import { type Content, contentRows, createContent } from './tables/content.ts'
import { type FileContent, type FileMap, fileContents, loadFiles, replaceFiles } from './tables/files.ts'
import { type InTurn, createTurns, takingTurns } from './turns.ts'

type Memory = {
  collections: Collections
  content: Content
  files: FileMap
  tables: ReturnType<typeof createTables>
}

/** A store that allows reading and replacing all rows. */
export type MemoryStore = Store & {
  /** Returns the rows that calls can change, the format of their shape, and the files. */
  snapshot(): Promise<{ format: number; rows: Snapshot; files: FileContent[] }>
  /** Replaces the rows that calls can change, and the files. Missing tables become empty. */
  restore(snapshot: { rows: Snapshot; files: readonly FileContent[] }): Promise<void>
  /** Returns whether a value can be a row of this table: it has the table's key. */
  isRow(table: string, value: unknown): boolean
  /** Returns the rows of all tables, also of jobs, stories and the blog. */
  allRows(): Promise<Snapshot>
}

const unkept: InTurn = (task) => task()

/**
 * An empty store in memory. With a persistence, saved rows are restored, except jobs, stories and the blog, and each change is saved.
 * Another tab may save to the same place: its changes are read before each call. Files have a place of their own, which is read once.
 */
export function createMemoryStore(persistence?: Persistence, filePersistence?: Persistence): MemoryStore {
  const [collections, content, files] = [createCollections(), createContent(), new Map<string, StoredFile>()]
  const memory = { collections, content, files, tables: createTables(collections, content, files) }
  const turns = createTurns()
  const keep = persistence ? keeper(collections, persistence) : unkept
  const keepFiles = filePersistence ? fileKeeper(files, filePersistence) : unkept
  const inTurn: InTurn = (task) => turns(() => keepFiles(() => keep(task)))
  return {
    ...takingTurns(memory.tables, inTurn),
    transaction: (work) => inTurn(() => allOrNothing(memory, work)),
    close: async () => {},
    snapshot: () =>
      inTurn(async () => ({ format: FORMAT, rows: collections.read(), files: fileContents(files) })),
    restore: (snapshot) =>
      inTurn(async () => {
        replaceFiles(files, snapshot.files)
        await collections.write(snapshot.rows)
      }),
    isRow: collections.isRow,
    allRows: () => inTurn(async () => ({ ...collections.read(), ...contentRows(content) })),
  }
}

/** Calls of the store given to `work` take turns among themselves; all others wait until the transaction has ended. */
async function allOrNothing<T>(memory: Memory, work: (store: Store) => Promise<T>): Promise<T> {
  const { collections, content, files, tables } = memory
  const before = { content: { ...content }, files: [...files] }
  const restore = collections.remember()
  const inner: Store = {
    ...takingTurns(tables, createTurns()),
    transaction: (innerWork) => innerWork(inner),
    close: async () => {},
  }
  try {
    return await work(inner)
  } catch (error) {
    await restore()
    Object.assign(content, before.content)
    files.clear()
    for (const [key, file] of before.files) files.set(key, file)
    throw error
  }
}

/** Wraps a task so that the files are saved after a change. Reads the saved files first. */
function fileKeeper(files: FileMap, persistence: Persistence): InTurn {
  loadFiles(files, persistence)
  let known = new Map(files)
  const isChanged = () =>
    known.size !== files.size || [...files].some(([key, file]) => known.get(key) !== file)
  return async (task) => {
    try {
      return await task()
    } finally {
      if (isChanged()) {
        persistence.save(JSON.stringify(fileContents(files)))
        known = new Map(files)
      }
    }
  }
}

/** Wraps a task so that it reads the latest saved rows, and saves its changes. Text that cannot be read is replaced. */
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
