import type { ProfileTable } from '#backend/ports/profiles.ts'
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
      const { applicantId } = profile
      await db
        .insertInto('profile')
        .values({ applicantId, data: JSON.stringify(profile) })
        .execute()
    },
    async save(profile) {
      const { applicantId } = profile
      const data = JSON.stringify(profile)
      await db
        .insertInto('profile')
        .values({ applicantId, data })
        .onConflict((conflict) => conflict.column('applicantId').doUpdateSet({ data }))
        .execute()
    },
  }
}
