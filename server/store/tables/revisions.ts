import type { ContentRevisions } from '#backend/ports/content.ts'
import type { Database } from '../database.ts'

export function revisionTable(db: Database): ContentRevisions {
  return {
    async read() {
      return db
        .selectFrom('jobRevision')
        .select(['jobsRevision as jobs', 'othersRevision as others'])
        .executeTakeFirstOrThrow()
    },
  }
}
