import type { Career, DocumentTable, Resume } from '#backend/ports/documents.ts'
import type { Database } from '../database.ts'

/** Resumes are stored as JSON beside their applicant. */
export function resumeTable(db: Database): DocumentTable<Resume> {
  return {
    async find(applicantId) {
      const resumes = db.selectFrom('resume').select('data').where('applicantId', '=', applicantId)
      return (await resumes.executeTakeFirst())?.data ?? null
    },
    async save(applicantId, resume) {
      const data = JSON.stringify(resume)
      await db
        .insertInto('resume')
        .values({ applicantId, data })
        .onConflict((conflict) => conflict.column('applicantId').doUpdateSet({ data }))
        .execute()
    },
  }
}

/** Career histories are stored like resumes. */
export function careerTable(db: Database): DocumentTable<Career> {
  return {
    async find(applicantId) {
      const careers = db.selectFrom('career').select('data').where('applicantId', '=', applicantId)
      return (await careers.executeTakeFirst())?.data ?? null
    },
    async save(applicantId, career) {
      const data = JSON.stringify(career)
      await db
        .insertInto('career')
        .values({ applicantId, data })
        .onConflict((conflict) => conflict.column('applicantId').doUpdateSet({ data }))
        .execute()
    },
  }
}
