import type { Lang } from '#domain/lang.ts'
import type { ContactType } from '#openapi/generated/options.ts'

/** A message from an applicant to the advisor. */
export type Contact = {
  applicantId: number
  type: ContactType
  contents: string
  /** The language of the page from which it was sent. */
  language: Lang
  createdAt: string
}
