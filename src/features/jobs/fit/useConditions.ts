import { useMemo } from 'react'
import {
  type Conditions,
  conditionsOfProfile,
  parseConditions,
  tellsAnything,
} from '#domain/fit/conditions.ts'
import { useGetProfile } from '#src/api/profile.ts'
import { extra } from '#src/api/queries.ts'
import { useLang } from '#src/context/language.ts'
import { useLoggedIn } from '#src/context/presence.ts'
import { useStore } from '#src/lib/store.ts'
import { toldConditions } from './toldConditions.ts'

/** The conditions of the person, and whether they are from the profile; null without conditions. */
export type KnownConditions = {
  conditions: Conditions | null
  isFromProfile: boolean
  /** Whether the profile has been read, or cannot be. */
  isSettled: boolean
}

/** Returns the conditions of the profile while a person is logged in, otherwise the conditions of this browser. They are never sent. */
export function useConditions(): KnownConditions {
  const isLoggedIn = useLoggedIn()
  const { data: profile, isLoading } = useGetProfile(useLang(), {
    query: { enabled: isLoggedIn, meta: extra },
  })
  const told = useStore(toldConditions)
  return useMemo(() => {
    const ofProfile = isLoggedIn && profile ? conditionsOfProfile(profile) : null
    return ofProfile && tellsAnything(ofProfile)
      ? { conditions: ofProfile, isFromProfile: true, isSettled: true }
      : { conditions: parseConditions(told), isFromProfile: false, isSettled: !isLoading }
  }, [isLoggedIn, isLoading, profile, told])
}
