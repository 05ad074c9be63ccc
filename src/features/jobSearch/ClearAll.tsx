import { useTexts } from '#src/context/language.ts'
import { Link } from '#src/ui/Link.tsx'
import { clear } from './changes.ts'
import styles from './ClearAll.module.css'
import type { SearchState } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'

/** A link that removes all filters. */
export function ClearAll({ state }: { state: SearchState }) {
  const t = useTexts('jobs')
  const hrefOf = useSearchHref()
  return (
    <Link to={hrefOf(clear(state))} className={styles.clear}>
      {t.clearAll}
    </Link>
  )
}
