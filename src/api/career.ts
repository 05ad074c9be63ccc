import type { Lang } from '#domain/lang.ts'
import type { Career } from './generated/client.schemas.ts'
import { getGetCareerQueryKey, getGetCareerQueryOptions, storeCareer } from './generated/profile/profile.ts'
import { inLanguage } from './inLanguage.ts'

export type { Career } from './generated/client.schemas.ts'

/** The stored career history, or an empty one. */
export const careerQuery = (lang: Lang) => getGetCareerQueryOptions(inLanguage(lang, getGetCareerQueryKey()))

/** Replaces the career history. Returns what was stored. */
export const sendCareer = (lang: Lang, career: Career): Promise<Career> =>
  storeCareer(career, { headers: { 'Accept-Language': lang } })
