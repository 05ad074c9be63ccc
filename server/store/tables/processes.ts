import type { ProcessTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function processTable(db: Database): ProcessTable {
  return {
    ofApplicant: (applicantId) =>
      db.selectFrom('process').selectAll().where('applicantId', '=', applicantId).orderBy('id').execute(),
    insert: (process) =>
      db
        .insertInto('process')
        .values({ ...process, steps: JSON.stringify(process.steps) })
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
