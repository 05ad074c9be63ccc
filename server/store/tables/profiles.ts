import { sql } from 'kysely'
import type { ProfileTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

const fileFields = ['resume', 'resumeJp', 'cvJp'] as const

export function profileTable(db: Database): ProfileTable {
  return {
    async find(applicantId) {
      const row = await db
        .selectFrom('profile')
        .select('data')
        .where('applicantId', '=', applicantId)
        .executeTakeFirst()
      return row?.data ?? null
    },
    async insert(profile) {
      await db
        .insertInto('profile')
        .values({ applicantId: profile.applicantId, data: JSON.stringify(profile) })
        .execute()
    },
    async fileKeys() {
      const rows = await db
        .selectFrom('profile')
        .select(fileFields.map((field) => sql<string | null>`data->${sql.lit(field)}->>'key'`.as(field)))
        .execute()
      return rows.flatMap((row) => fileFields.flatMap((field) => row[field] ?? []))
    },
  }
}
