import type { Lang } from '#domain/lang.ts'
import type {
  Profile,
  ProfileUpdate,
  WorkingHistoryAdditionUpdate,
  WorkingHistoryUpdate,
} from './generated/client.schemas.ts'
import {
  getApplicantFile,
  getGetProfileQueryKey,
  getGetProfileQueryOptions,
  updateProfile,
  updateWorkingHistory,
  updateWorkingHistoryAddition,
} from './generated/profile/profile.ts'
import { inLanguage } from './inLanguage.ts'

export type {
  Profile,
  ProfileUpdate,
  WorkingHistoryAdditionUpdate,
  WorkingHistoryUpdate,
} from './generated/client.schemas.ts'

const headers = (lang: Lang) => ({ headers: { 'Accept-Language': lang } })

export const profileQuery = (lang: Lang) =>
  getGetProfileQueryOptions(inLanguage(lang, getGetProfileQueryKey()))

/** Each of these replaces the fields of its page, and returns the whole profile as it then is. */
export const saveProfile = (lang: Lang, request: ProfileUpdate): Promise<Profile> =>
  updateProfile(request, headers(lang))

export const saveWorkingHistory = (lang: Lang, request: WorkingHistoryUpdate): Promise<Profile> =>
  updateWorkingHistory(request, headers(lang))

export const saveAddition = (lang: Lang, request: WorkingHistoryAdditionUpdate): Promise<Profile> =>
  updateWorkingHistoryAddition(request, headers(lang))

/** Loads an uploaded file; fails with 404 where there is none. */
export const loadFile = (lang: Lang, kind: 'resume' | 'resumeJp' | 'cvJp'): Promise<Blob> =>
  getApplicantFile(kind, headers(lang))
