/** The profile, the resume and the career history of the person who is logged in. */

import type { QueryClient } from '@tanstack/react-query'
import { type Lang, languages } from '#domain/lang.ts'
import type { Profile } from './generated/client.schemas.ts'
import {
  getGetCareerQueryOptions,
  getGetProfileQueryKey,
  getGetProfileQueryOptions,
  getGetResumeQueryOptions,
  useStoreCareer as useSendCareer,
  useStoreResume as useSendResume,
} from './generated/profile/profile.ts'
import { isOneOf } from './queries.ts'

export type { Career, Profile, ProfileUpdate, Resume } from './generated/client.schemas.ts'
export {
  getApplicantFile,
  getGetCareerQueryOptions,
  getGetProfileQueryOptions,
  getGetResumeQueryOptions,
  useGetCareer,
  useGetProfile,
  useGetResume,
  useUpdateProfile,
  useUpdateWorkingHistory,
  useUpdateWorkingHistoryAddition,
} from './generated/profile/profile.ts'

/** Replaces the resume, which then shows in both languages. */
export const useStoreResume = () =>
  useSendResume({
    mutation: {
      onSuccess: (stored, _variables, _before, { client }) => {
        for (const lang of languages) client.setQueryData(getGetResumeQueryOptions(lang).queryKey, stored)
      },
    },
  })

/** Replaces the career history, which then shows in both languages. */
export const useStoreCareer = () =>
  useSendCareer({
    mutation: {
      onSuccess: (stored, _variables, _before, { client }) => {
        for (const lang of languages) client.setQueryData(getGetCareerQueryOptions(lang).queryKey, stored)
      },
    },
  })

/** Stores the profile of a response. The profile in the other language and the person's name are loaded again. */
export async function storeProfile(client: QueryClient, lang: Lang, profile: Profile): Promise<void> {
  const { queryKey } = getGetProfileQueryOptions(lang)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, profile)
  for (const each of languages) {
    if (each !== lang) void client.invalidateQueries({ queryKey: getGetProfileQueryKey(each) })
  }
  void client.invalidateQueries({ predicate: isOneOf(['getAuth']) })
}
