import type { DocumentTable } from '#backend/ports/documents.ts'
import type { Rows } from '../rows.ts'

export type DocumentRow<Document> = { applicantId: number; data: Document }

export function documentTable<Document extends object>(
  documents: Rows<DocumentRow<Document>>,
): DocumentTable<Document> {
  return {
    find: async (applicantId) => documents.find(applicantId)?.data ?? null,
    async save(applicantId, data) {
      documents.remove((row) => row.applicantId === applicantId)
      await documents.insert({ applicantId, data })
    },
  }
}
