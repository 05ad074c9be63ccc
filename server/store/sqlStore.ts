import { setTimeout } from 'node:timers/promises'
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely'
import type { Store } from '#backend/ports/store.ts'
import { Unavailable } from '#backend/ports/unavailable.ts'
import type { Backups } from '#backend/staff/operation.ts'
import type { AssetTable } from '../http/earlierAssets.ts'
import { createBackups } from './backup/backups.ts'
import type { Database, Tables } from './database.ts'
import { hasSchema, migrate } from './migrate.ts'
import { advisorTable } from './tables/advisors.ts'
import { applicantTable } from './tables/applicants.ts'
import { articleTable } from './tables/articles.ts'
import { assetTable } from './tables/assets.ts'
import { attemptTable } from './tables/attempts.ts'
import { auditTable } from './tables/audit.ts'
import { blogTable } from './tables/blog.ts'
import { careerTable, resumeTable } from './tables/documents.ts'
import { erasureTable } from './tables/erasures.ts'
import { eventTable } from './tables/events.ts'
import { fileTable } from './tables/files.ts'
import { interestedListTable } from './tables/interestedLists.ts'
import { jobTable } from './tables/jobs.ts'
import { mailTable } from './tables/mails.ts'
import { contactTable, inquiryTable, invitationTable, talkTable } from './tables/messages.ts'
import { notificationTable } from './tables/notifications.ts'
import { personNoteTable } from './tables/personNotes.ts'
import { processTable } from './tables/processes.ts'
import { profileTable } from './tables/profiles.ts'
import { provisionTable } from './tables/provisions.ts'
import { revisionTable } from './tables/revisions.ts'
import { seekerRegister } from './tables/seekerRegister.ts'
import { sessionTable } from './tables/sessions.ts'
import { settingTable } from './tables/settings.ts'
import { staffTokenTable } from './tables/staffTokens.ts'
import { storedResponseTable } from './tables/storedResponses.ts'
import { storyTable } from './tables/stories.ts'
import { linkTokenTable, refreshTokenTable } from './tables/tokens.ts'

/** Is called with the names of the migrations that the database needed. */
export type Migrated = (names: string[]) => void

type Start = {
  migrated?: Migrated
  /** Is called after the migrations. */ prepare?: (db: Database) => Promise<void>
}

/** The store of a database, with its backups. */
export type SqlStore = Store & {
  backups: Backups
  /** The files of this version and of earlier ones. */
  assets: AssetTable
  /** Returns whether the database has the tables of this version, or newer ones. Throws if it does not answer. */
  hasSchema: () => Promise<boolean>
  /** Null without a pool. */
  pool: () => PoolState | null
}

/** Connections in use and idle, and calls that wait for one. */
export type PoolState = { used: number; idle: number; waiting: number }

/** The store in a database, which is brought to the present state first. */
export async function openSqlStore(dialect: Dialect, { migrated, prepare }: Start = {}): Promise<SqlStore> {
  const db = new Kysely<Tables>({
    dialect,
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  try {
    const names = await migrate(db)
    migrated?.(names)
    await prepare?.(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    ...tables(db),
    transaction: (work) => inTransaction(db, work),
    backups: createBackups(db.withoutPlugins()),
    assets: assetTable(db),
    hasSchema: () => hasSchema(db),
    pool: () => null,
    close: () => db.destroy(),
  }
}

function tables(db: Database) {
  return {
    revisions: revisionTable(db),
    advisors: advisorTable(db),
    jobs: jobTable(db),
    stories: storyTable(db),
    blog: blogTable(db),
    articles: articleTable(db),
    applicants: applicantTable(db),
    profiles: profileTable(db),
    personNotes: personNoteTable(db),
    processes: processTable(db),
    resumes: resumeTable(db),
    careers: careerTable(db),
    files: fileTable(db),
    erasures: erasureTable(db),
    seekerRegister: seekerRegister(db),
    provisions: provisionTable(db),
    linkTokens: linkTokenTable(db),
    inquiries: inquiryTable(db),
    invitations: invitationTable(db),
    contacts: contactTable(db),
    talks: talkTable(db),
    notifications: notificationTable(db),
    interestedLists: interestedListTable(db),
    mails: mailTable(db),
    sessions: sessionTable(db),
    refreshTokens: refreshTokenTable(db),
    attempts: attemptTable(db),
    storedResponses: storedResponseTable(db),
    settings: settingTable(db),
    staffTokens: staffTokenTable(db),
    audit: auditTable(db),
    events: eventTable(db),
  }
}

/** The codes of PostgreSQL for serialization failures and deadlocks: 40001 and 40P01. */
const CONFLICTS = ['40001', '40P01']

/** The maximum number of runs of a transaction with conflicts. */
const MOST_TRIES = 20
/** The longest pause between two tries, in ms. */
const LONGEST_PAUSE = 250
/** The `Retry-After`, in seconds, for a call after a conflict in each try of its transaction. */
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

/** The store within an open transaction; a nested transaction is part of the open one. */
function storeWithin(transaction: Database): Store {
  const store: Store = { ...tables(transaction), transaction: (work) => work(store), close: async () => {} }
  return store
}
