import { Suspense } from 'react'
import { lazyWithTexts } from '#src/context/lazyWithTexts.tsx'
import { useHydrated } from '#src/context/useHydrated.ts'
import type { SearchState } from '#src/features/jobSearch/searchState.ts'
import styles from './SaveThisSearch.module.css'

const SaveSearch = lazyWithTexts(
  ['savedSearches'],
  async () => (await import('#src/features/jobSearch/saved/SaveSearch.tsx')).SaveSearch,
)

/** The button that saves the search; it loads after the start, into space kept for it. */
export function SaveThisSearch({ state }: { state: SearchState }) {
  const isHydrated = useHydrated()
  return (
    <div className={styles.place}>
      {isHydrated && (
        <Suspense fallback={null}>
          <SaveSearch state={state} />
        </Suspense>
      )}
    </div>
  )
}
