import type { Lang } from '#domain/lang.ts'
import { changeApplicant } from '../changeApplicant.ts'
import type { Store } from '../ports/store.ts'

/** Notes the language of a call for later mails to the applicant (decision 76). Call it within a transaction. */
export async function writesIn(store: Store, applicantId: number, language: Lang): Promise<void> {
  const applicant = await store.applicants.find(applicantId)
  if (applicant && applicant.language !== language) await changeApplicant(store, applicantId, { language })
}
