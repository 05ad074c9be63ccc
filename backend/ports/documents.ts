/** The documents that applicants write: one resume and one career history each. */

import type * as z from 'zod/mini'
import type { Career as CareerSchema, Resume as ResumeSchema } from '#openapi/generated/zod.ts'
import type { KeptFile } from './profiles.ts'

/** The contract's resume. The bytes of the photo are a file. */
export type Resume = Omit<z.output<typeof ResumeSchema>, 'photo'> & { photo: KeptFile | null }
export type Career = z.output<typeof CareerSchema>

export interface DocumentTable<Document> {
  find(applicantId: number): Promise<Document | null>
  /** Adds the document of an applicant, or replaces it. */
  save(applicantId: number, document: Document): Promise<void>
}
