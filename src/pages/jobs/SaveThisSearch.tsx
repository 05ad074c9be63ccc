import { Suspense, useState } from 'react'
import { useTexts } from '#src/context/language.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useHydrated } from '#src/context/useHydrated.ts'
import { useHasSearches } from '#src/features/jobSearch/saved/savedSearchesLink.ts'
import type { SearchState } from '#src/features/jobSearch/searchState.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './SaveThisSearch.module.css'

const SaveSearch = latePart({
  texts: ['savedSearches'],
  load: async () => (await import('#src/features/jobSearch/saved/SaveSearch.tsx')).SaveSearch,
})

/** The button that saves the search. Its code loads with the first press, or at once for people with saved searches. */
export function SaveThisSearch({ state }: { state: SearchState }) {
  const t = useTexts('jobs')
  const isHydrated = useHydrated()
  const [isPressed, setPressed] = useState(false)
  const isWanted = useHasSearches() || isPressed
  const button = (
    <Button
      variant="line"
      size="sm"
      aria-haspopup="dialog"
      aria-busy={isPressed}
      onClick={() => setPressed(true)}
    >
      <Icon name="search" size="sm" />
      {t.saveSearch}
    </Button>
  )
  return (
    <div className={styles.place}>
      {isHydrated &&
        (isWanted ? (
          <Suspense fallback={button}>
            <SaveSearch state={state} startsNaming={isPressed} />
          </Suspense>
        ) : (
          button
        ))}
    </div>
  )
}
