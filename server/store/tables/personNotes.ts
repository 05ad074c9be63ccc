import type { PersonNoteTable } from '#backend/ports/personNotes.ts'
import type { Database } from '../database.ts'

export function personNoteTable(db: Database): PersonNoteTable {
  return {
    ofApplicant: (applicantId) =>
      db
        .selectFrom('personNote')
        .selectAll()
        .where('applicantId', '=', applicantId)
        .orderBy('id', 'desc')
        .execute(),
    insert: ({ by, ...note }) =>
      db
        .insertInto('personNote')
        .values({ ...note, by: JSON.stringify(by) })
        .returningAll()
        .executeTakeFirstOrThrow(),
  }
}
