import { sql } from 'kysely'
import type { Career, DocumentTable, Resume } from '#backend/ports/documents.ts'
import type { Database } from '../database.ts'
import { type Rows, rowsOf } from '../rows.ts'

export const resumeTable = (db: Database) => documentTable<Resume>(db, 'resume', rowsOf(db, 'resume'))

export const careerTable = (db: Database) => documentTable<Career>(db, 'career', rowsOf(db, 'career'))

/** Documents are kept as JSON beside their applicant. */
function documentTable<Document extends object>(
  db: Database,
  name: 'resume' | 'career',
  documents: Pick<Rows<{ applicantId: number; data: Document }>, 'find'>,
): DocumentTable<Document> {
  return {
    async find(applicantId) {
      const row = await documents.find({ applicantId })
      return row && row.data
    },
    async save(applicantId, document) {
      await sql`insert into ${sql.table(name)} (applicant_id, data)
        values (${applicantId}, ${JSON.stringify(document)})
        on conflict (applicant_id) do update set data = excluded.data`.execute(db)
    },
  }
}
