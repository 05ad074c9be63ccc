import type { ContentRevisions } from '#backend/ports/content.ts'
import type { Database } from '../database.ts'

export function revisionTable(db: Database): ContentRevisions {
  return {
    async read() {
      const { value, others } = await db
        .selectFrom('jobRevision')
        .select(['value', 'others'])
        .executeTakeFirstOrThrow()
      return { jobs: String(value), others: String(others) }
    },
  }
}
