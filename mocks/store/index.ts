/** The store in memory, for mocks and tests. */
import type { Store } from '#backend/ports/store.ts'
import { attemptTable } from './attempts.ts'
import { type Collections, createCollections, parseRows, readRows, watch, writeRows } from './collections.ts'
import { type Lists, blogTable, createLists, jobTable, storyTable } from './lists.ts'
import {
  inquiryTable,
  invitationTable,
  linkTokenTable,
  mailTable,
  processTable,
  profileTable,
} from './peopleTables.ts'
import type { Persistence } from './persistence.ts'
import { storedResponseTable, applicantTable, refreshTokenTable, sessionTable } from './tables.ts'
import { type InTurn, createTurns } from './turns.ts'

type Memory = { collections: Collections; lists: Lists }

/**
 * An empty store in memory. With a persistence, what it saved before is there again, except jobs, stories and the
 * blog, and each change is saved. Another tab may save to the same place: its changes are read before each call.
 */
export function createMemoryStore(persistence?: Persistence): Store {
  const memory = { collections: createCollections(), lists: createLists() }
  const turns = createTurns()
  const keep: InTurn = persistence ? keeper(memory.collections, persistence) : (task) => task()
  const inTurn: InTurn = (task) => turns(() => keep(task))
  return {
    ...tables(memory, inTurn),
    transaction: (work) => inTurn(() => allOrNothing(memory, work)),
    close: async () => {},
  }
}

function tables({ collections, lists }: Memory, inTurn: InTurn) {
  return {
    jobs: jobTable(lists, inTurn),
    stories: storyTable(lists, inTurn),
    blog: blogTable(lists, inTurn),
    applicants: applicantTable(collections, inTurn),
    profiles: profileTable(collections, inTurn),
    processes: processTable(collections, inTurn),
    linkTokens: linkTokenTable(collections, inTurn),
    inquiries: inquiryTable(collections, inTurn),
    invitations: invitationTable(collections, inTurn),
    mails: mailTable(collections, inTurn),
    sessions: sessionTable(collections, inTurn),
    refreshTokens: refreshTokenTable(collections, inTurn),
    attempts: attemptTable(collections, inTurn),
    storedResponses: storedResponseTable(collections, inTurn),
  }
}

/** Calls of the store given to `work` take turns among themselves; all others wait until the transaction has ended. */
async function allOrNothing<T>(memory: Memory, work: (store: Store) => Promise<T>): Promise<T> {
  const rows = readRows(memory.collections)
  const lists = { ...memory.lists }
  const inner: Store = {
    ...tables(memory, createTurns()),
    transaction: (innerWork) => innerWork(inner),
    close: async () => {},
  }
  try {
    return await work(inner)
  } catch (error) {
    await writeRows(memory.collections, rows)
    Object.assign(memory.lists, lists)
    throw error
  }
}

/** Wraps a task so that it sees what was saved last, and saves what it changed. Text that cannot be read is replaced. */
function keeper(collections: Collections, persistence: Persistence): InTurn {
  let known: string | null = null
  let isChanged = false
  watch(collections, () => {
    isChanged = true
  })

  async function load() {
    const text = persistence.load()
    if (text === null || text === known) return
    known = text
    const rows = parseRows(text)
    if (rows) await writeRows(collections, rows)
    isChanged = !rows
  }

  function save() {
    if (!isChanged) return
    persistence.save(JSON.stringify(readRows(collections)))
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
