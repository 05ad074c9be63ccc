import type { Lang } from '#domain/lang.ts'
import { getGetResumeQueryKey, getGetResumeQueryOptions } from './generated/profile/profile.ts'
import { inLanguage } from './inLanguage.ts'

/** The stored resume; an empty one without `createdDate` where there is none. */
export const resumeQuery = (lang: Lang) => getGetResumeQueryOptions(inLanguage(lang, getGetResumeQueryKey()))
