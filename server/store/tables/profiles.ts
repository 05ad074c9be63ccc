import type { ProfileTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

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
  }
}
