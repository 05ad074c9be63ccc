import { sql } from 'kysely'
import { type MailTable, applicantOf } from '#backend/ports/mails.ts'
import type { Database } from '../database.ts'

const recordColumns = [
  'id',
  'kind',
  'applicantId',
  'recipient',
  'state',
  'createdAt',
  'tries',
  'nextTryAt',
  'endedAt',
] as const

export function mailTable(db: Database): MailTable {
  const queued = () => db.selectFrom('mail').where('state', '=', 'queued')

  return {
    async insert({ id, letter, createdAt }) {
      const facts = { kind: letter.kind, applicantId: applicantOf(letter), recipient: null, endedAt: null }
      const row = { id, letter: JSON.stringify(letter), createdAt, nextTryAt: createdAt, tries: 0 }
      await db
        .insertInto('mail')
        .values({ ...facts, ...row, state: 'queued' })
        .execute()
    },
    async due(now) {
      const rows = await queued()
        .select(['id', 'letter', 'createdAt', 'nextTryAt', 'tries'])
        .where('nextTryAt', '<=', now)
        .orderBy('createdAt')
        .execute()
      return rows.flatMap(({ letter, ...row }) => (letter ? [{ ...row, letter }] : []))
    },
    ofApplicant: (applicantId) =>
      db
        .selectFrom('mail')
        .select(recordColumns)
        .where('applicantId', '=', applicantId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute(),
    async claim({ id, tries }, nextTryAt) {
      const { numUpdatedRows } = await db
        .updateTable('mail')
        .set({ nextTryAt, tries: tries + 1 })
        .where('id', '=', id)
        .where('tries', '=', tries)
        .where('state', '=', 'queued')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
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
