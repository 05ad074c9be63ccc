import type { Lang } from '#domain/lang.ts'
import type { Resume } from './generated/client.schemas.ts'
import { getGetResumeQueryKey, getGetResumeQueryOptions, storeResume } from './generated/profile/profile.ts'
import { inLanguage } from './inLanguage.ts'

export type { Resume } from './generated/client.schemas.ts'

/** The stored resume, or an empty one. */
export const resumeQuery = (lang: Lang) => getGetResumeQueryOptions(inLanguage(lang, getGetResumeQueryKey()))

/** Replaces the resume. Returns what was stored. */
export const sendResume = (lang: Lang, resume: Resume): Promise<Resume> =>
  storeResume(resume, { headers: { 'Accept-Language': lang } })
