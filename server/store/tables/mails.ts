import { sql } from 'kysely'
import { type Letter, type MailTable, type QueuedMail, applicantOf, nextTryOf } from '#backend/ports/mails.ts'
import { type Database, inTransaction } from '../database.ts'

const recordColumns = [
  'id',
  'kind',
  'applicantId',
  'recipient',
  'requestId',
  'state',
  'createdAt',
  'tries',
  'nextTryAt',
  'endedAt',
] as const

export function mailTable(db: Database): MailTable {
  return {
    async insert({ id, letter, createdAt, requestId = null }) {
      const facts = { kind: letter.kind, applicantId: applicantOf(letter), recipient: null, endedAt: null }
      const row = { id, letter: JSON.stringify(letter), requestId, createdAt, nextTryAt: createdAt, tries: 0 }
      await db
        .insertInto('mail')
        .values({ ...facts, ...row, state: 'queued' })
        .execute()
    },
    take: (now, { most, wait }) =>
      inTransaction(db, async (transaction) => {
        const rows = await queued(transaction)
          .where('nextTryAt', '<=', now)
          .limit(most)
          // Other instances take other mails.
          .forUpdate()
          .skipLocked()
          .execute()
        for (const { id, tries } of rows)
          await transaction
            .updateTable('mail')
            .set({ nextTryAt: nextTryOf(now, tries, wait), tries: tries + 1 })
            .where('id', '=', id)
            .execute()
        return rows.flatMap(withLetter)
      }),
    queued: async () => (await queued(db).execute()).flatMap(withLetter),
    ofApplicant: (applicantId) =>
      db
        .selectFrom('mail')
        .select(recordColumns)
        .where('applicantId', '=', applicantId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),
    async remove(id) {
      await db.deleteFrom('mail').where('id', '=', id).execute()
    },
    async end(id, { state, at, recipient }) {
      await db
        .updateTable('mail')
        .set({ state, endedAt: at, recipient, ...(state === 'sent' && { letter: null }) })
        .where('id', '=', id)
        .execute()
    },
    async queueAgain(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('mail')
        .set({ state: 'queued', endedAt: null, nextTryAt: now })
        .where('id', '=', id)
        .where('state', '=', 'given-up')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    find: async (id) =>
      (await db.selectFrom('mail').select(recordColumns).where('id', '=', id).executeTakeFirst()) ?? null,
    async list({ state, page, perPage }) {
      const all = db.selectFrom('mail')
      const chosen = state === undefined ? all : all.where('state', '=', state)
      const { total } = await chosen
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      const mails = await chosen
        .select(recordColumns)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { mails, total }
    },
    async removeEndedBefore(time) {
      const { numDeletedRows } = await db.deleteFrom('mail').where('endedAt', '<', time).executeTakeFirst()
      return Number(numDeletedRows)
    },
    async removeOf(applicantId) {
      await db.deleteFrom('mail').where('applicantId', '=', applicantId).execute()
    },
  }
}

/** The mails that are still to be sent, the oldest first. */
const queued = (db: Database) =>
  db
    .selectFrom('mail')
    .select(['id', 'letter', 'requestId', 'createdAt', 'nextTryAt', 'tries'])
    .where('state', '=', 'queued')
    .orderBy('createdAt')

/** Only a mail that was sent has no letter. */
const withLetter = ({ letter, ...row }: Omit<QueuedMail, 'letter'> & { letter: Letter | null }) =>
  letter ? [{ ...row, letter }] : []
