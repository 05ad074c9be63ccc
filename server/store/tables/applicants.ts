import { sql } from 'kysely'
import { type Applicant, type ApplicantTable, AddressTaken } from '#backend/ports/applicants.ts'
import { emailKey } from '#domain/email.ts'
import { type Database, inTransaction } from '../database.ts'

const columns = [
  'id',
  'name',
  'email',
  'language',
  'passwordHash',
  'activatedAt',
  'welcomedAt',
  'interviewRequestedAt',
  'introductionRequestedAt',
  'createdAt',
  'accountVersion',
  'blockedAt',
] as const satisfies (keyof Applicant)[]

export function applicantTable(db: Database): ApplicantTable {
  const select = () => db.selectFrom('applicant').select(columns)
  return {
    find: async (id) => (await select().where('id', '=', id).executeTakeFirst()) ?? null,
    findByEmail: async (email) =>
      (await select().where('emailKey', '=', emailKey(email)).executeTakeFirst()) ?? null,
    async page({ email, query, page, perPage }) {
      let chosen = db.selectFrom('applicant')
      if (email !== undefined) chosen = chosen.where('emailKey', '=', emailKey(email))
      if (query !== undefined) {
        const part = `%${query.replace(/[\\%_]/g, String.raw`\$&`)}%`
        chosen = chosen.where((row) => row.or([row('name', 'ilike', part), row('email', 'ilike', part)]))
      }
      const { total } = await chosen
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      const applicants = await chosen
        .select(columns)
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { applicants, total }
    },
    insert: (applicant) =>
      inTransaction(db, async (transaction) => {
        const inserted = await transaction
          .insertInto('applicant')
          .values({ ...applicant, emailKey: emailKey(applicant.email) })
          .onConflict((conflict) => conflict.column('emailKey').doNothing())
          .returning(columns)
          .executeTakeFirst()
        if (!inserted) throw new AddressTaken(applicant.email)
        if (applicant.id !== undefined) await skipIdsUpTo(transaction, applicant.id)
        return inserted
      }),
    async update({ id, ...applicant }) {
      const { numUpdatedRows } = await db
        .updateTable('applicant')
        .set({ ...applicant, emailKey: emailKey(applicant.email) })
        .where('id', '=', id)
        .executeTakeFirst()
        .catch((error: unknown) => {
          throw isTaken(error) ? new AddressTaken(applicant.email) : error
        })
      if (numUpdatedRows === 0n) throw new Error(`There is no applicant ${id}`)
    },
    async unconfirmed({ createdBefore, now, limit }) {
      const rows = await db
        .selectFrom('applicant')
        .select('id')
        .where('activatedAt', 'is', null)
        .where('createdAt', '<', createdBefore)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('linkToken')
                .select('linkToken.id')
                .whereRef('linkToken.applicantId', '=', 'applicant.id')
                .where('usedAt', 'is', null)
                .where('expiresAt', '>=', now),
            ),
          ),
        )
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    // The rows that belong to an applicant are deleted by their foreign keys.
    remove: async (id) => void (await db.deleteFrom('applicant').where('id', '=', id).execute()),
    async removeUnconfirmed(id) {
      // The rows that belong to an applicant are deleted by their foreign keys.
      const { numDeletedRows } = await db
        .deleteFrom('applicant')
        .where('id', '=', id)
        .where('activatedAt', 'is', null)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

/** SQLSTATE for a value that must be unique and exists already; here only the address can be one. */
const UNIQUE_VIOLATION = '23505'

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION

/** Makes new ids follow one that was given, as a sequence does not notice those. */
async function skipIdsUpTo(db: Database, id: number): Promise<void> {
  await sql`
    select setval('applicant_id_seq', greatest(${id}::bigint, (select last_value from applicant_id_seq)))
  `.execute(db)
}
