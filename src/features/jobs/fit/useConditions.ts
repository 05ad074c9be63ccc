import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type Conditions,
  conditionsOfProfile,
  parseConditions,
  tellsAnything,
} from '#domain/fit/conditions.ts'
import { extra } from '#src/api/extra.ts'
import { profileQuery } from '#src/api/profile.ts'
import { useLang } from '#src/context/language.ts'
import { usePresence } from '#src/context/presence.ts'
import { useStore } from '#src/lib/store.ts'
import { toldConditions } from './toldConditions.ts'

/** The conditions of the person, and whether they come from the profile; null while nothing is told. */
export type KnownConditions = { conditions: Conditions | null; isFromProfile: boolean }

/** Returns the conditions of the profile while somebody is logged in, otherwise those of this browser. They are never sent. */
export function useConditions(): KnownConditions {
  const isLoggedIn = usePresence() === true
  const { data: profile } = useQuery({ ...profileQuery(useLang()), enabled: isLoggedIn, meta: extra })
  const told = useStore(toldConditions)
  return useMemo(() => {
    const ofProfile = isLoggedIn && profile ? conditionsOfProfile(profile) : null
    return ofProfile && tellsAnything(ofProfile)
      ? { conditions: ofProfile, isFromProfile: true }
      : { conditions: parseConditions(told), isFromProfile: false }
  }, [isLoggedIn, profile, told])
}
