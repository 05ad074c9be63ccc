import { setTimeout } from 'node:timers/promises'
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import type { Store } from '#backend/ports/store.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import type { Database, Tables } from './database.ts'
import { migrate } from './migrations/index.ts'
import { applicantTable } from './tables/applicants.ts'
import { attemptTable } from './tables/attempts.ts'
import { blogTable } from './tables/blog.ts'
import { careerTable, resumeTable } from './tables/documents.ts'
import { interestedListTable } from './tables/interestedLists.ts'
import { jobTable } from './tables/jobs.ts'
import { mailTable } from './tables/mails.ts'
import { contactTable, inquiryTable, invitationTable } from './tables/messages.ts'
import { notificationTable } from './tables/notifications.ts'
import { processTable } from './tables/processes.ts'
import { profileTable } from './tables/profiles.ts'
import { sessionTable } from './tables/sessions.ts'
import { settingTable } from './tables/settings.ts'
import { storedResponseTable } from './tables/storedResponses.ts'
import { storyTable } from './tables/stories.ts'
import { linkTokenTable, refreshTokenTable } from './tables/tokens.ts'

/** The store in a database, which is brought to the present state first. */
export async function openSqlStore(dialect: Dialect): Promise<Store> {
  const db = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    ...tables(db),
    transaction: (work) => inTransaction(db, work),
    close: () => db.destroy(),
  }
}

function tables(db: Database) {
  return {
    jobs: jobTable(db),
    stories: storyTable(db),
    blog: blogTable(db),
    applicants: applicantTable(db),
    profiles: profileTable(db),
    processes: processTable(db),
    resumes: resumeTable(db),
    careers: careerTable(db),
    linkTokens: linkTokenTable(db),
    inquiries: inquiryTable(db),
    invitations: invitationTable(db),
    contacts: contactTable(db),
    notifications: notificationTable(db),
    interestedLists: interestedListTable(db),
    mails: mailTable(db),
    sessions: sessionTable(db),
    refreshTokens: refreshTokenTable(db),
    attempts: attemptTable(db),
    storedResponses: storedResponseTable(db),
    settings: settingTable(db),
  }
}

/** The codes of PostgreSQL for transactions that cannot be put into an order, or wait for each other: 40001 and 40P01. */
const CONFLICTS = ['40001', '40P01']

/** How often a transaction is run that meets others. */
const MOST_TRIES = 20
/** The longest pause between two tries, in ms. */
const LONGEST_PAUSE = 250
/** The `Retry-After`, in seconds, for a call whose transaction had a conflict at each try. */
const RETRY_AFTER = 2

/**
 * Runs a transaction that behaves as if no other ran at the same time (serializable). After a conflict it retries with an exponential,
 * random delay, so that concurrent transactions do not conflict again. Throws `Unavailable` after the last try.
 */
async function inTransaction<T>(db: Database, work: (store: Store) => Promise<T>, tries = 1): Promise<T> {
  try {
    const transaction = db.transaction().setIsolationLevel('serializable')
    return await transaction.execute((inner) => work(storeWithin(inner)))
  } catch (error) {
    if (!isConflict(error)) throw error
    if (tries >= MOST_TRIES)
      throw new Unavailable('A transaction met others each time', { retryAfter: RETRY_AFTER, cause: error })
    await setTimeout(Math.random() * Math.min(2 ** tries, LONGEST_PAUSE))
    return inTransaction(db, work, tries + 1)
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(String(error.code))
}

/** The store that sees an open transaction; a transaction begun on it is part of that one. */
function storeWithin(transaction: Database): Store {
  const store: Store = { ...tables(transaction), transaction: (work) => work(store), close: async () => {} }
  return store
}
