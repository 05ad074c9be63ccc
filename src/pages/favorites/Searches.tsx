import { Suspense } from 'react'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useHydrated } from '#src/context/useHydrated.ts'
import { Note } from '#src/ui/Note.tsx'
import { SkeletonList } from '#src/ui/SkeletonList.tsx'

const SavedSearches = latePart({
  texts: ['savedSearches', 'jobs'],
  load: async () => (await import('#src/features/jobSearch/saved/SavedSearches.tsx')).SavedSearches,
})

/** The saved searches, once the browser has loaded them. */
export function Searches() {
  const { searches } = useTexts('favorites')
  const { loading } = useTexts('common')
  const waiting = <SkeletonList label={loading} />
  if (useHydrated()) {
    return (
      <Suspense fallback={waiting}>
        <SavedSearches />
      </Suspense>
    )
  }
  return (
    <noscript>
      <Note tone="warn">{searches.needsScript}</Note>
    </noscript>
  )
}
