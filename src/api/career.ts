import type { Lang } from '#domain/lang.ts'
import { getGetCareerQueryKey, getGetCareerQueryOptions } from './generated/profile/profile.ts'
import { inLanguage } from './inLanguage.ts'

/** The stored career history; an empty one without `createdDate` where there is none. */
export const careerQuery = (lang: Lang) => getGetCareerQueryOptions(inLanguage(lang, getGetCareerQueryKey()))
