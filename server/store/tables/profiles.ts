import { sql } from 'kysely'
import { fileFields } from '#backend/ports/people.ts'
import type { ProfileTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function profileTable(db: Database): ProfileTable {
  const profiles = rowsOf(db, 'profile')
  return {
    async find(applicantId) {
      const row = await profiles.find({ applicantId })
      return row && row.data
    },
    async insert(profile) {
      await profiles.insert({ applicantId: profile.applicantId, data: profile })
    },
    async save(profile) {
      const isUpdated = await profiles.update({ applicantId: profile.applicantId }, { data: profile })
      if (isUpdated === 0) await profiles.insert({ applicantId: profile.applicantId, data: profile })
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
