import type { ReactNode } from 'react'
import { type Profile, useGetProfile } from '#src/api/profile.ts'
import { useHasFailed } from '#src/api/useHasFailed.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'

interface ProfileDataProps {
  /** Shown while the profile is loaded. */
  waiting: ReactNode
  /** Waits for the server's present response, as a form must not begin with an old one. */
  fresh?: boolean
  children: (profile: Profile) => ReactNode
}

/** Loads the profile. Without a network it shows data that was loaded before. */
export function ProfileData({ waiting, fresh = false, children }: ProfileDataProps) {
  const lang = useLang()
  const t = useTexts('profile')
  const query = useGetProfile(lang, {
    query: { ...(fresh && { refetchOnMount: 'always' }) },
  })
  const retry = useRetry(query)
  const { data, isFetchedAfterMount } = query
  const hasFailed = useHasFailed(query)
  if (data && (!fresh || isFetchedAfterMount)) return children(data)
  if (hasFailed) {
    return (
      <ErrorState title={t.failed} {...retry}>
        {t.failedText}
      </ErrorState>
    )
  }
  return waiting
}
