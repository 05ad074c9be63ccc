/** The documents that applicants write: one resume and one career history each. */
import type { Career as CareerSchema, Resume as ResumeSchema } from '#openapi/generated/zod.ts'
import type * as z from 'zod/mini'

export type Resume = z.output<typeof ResumeSchema>
export type Career = z.output<typeof CareerSchema>

export interface DocumentTable<Document> {
  find(applicantId: number): Promise<Document | null>
  /** Adds the document of an applicant, or replaces it. */
  save(applicantId: number, document: Document): Promise<void>
}
