import { useLang, useTexts } from '#src/context/language.ts'
import { useFocusAfterRemoval } from '#src/lib/focus.ts'
import { Chip, Chips } from '#src/ui/Chip.tsx'
import { Link } from '#src/ui/Link.tsx'
import { activeChoices, remove, clear } from './changes.ts'
import { choiceLabel } from './labels.ts'
import { RESULTS_ID } from './resultsId.ts'
import type { SearchState } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'
import styles from './ActiveFilters.module.css'

/** The chosen filters; each is a link that removes the filter. */
export function ActiveFilters({ state }: { state: SearchState }) {
  const t = useTexts('jobs')
  const lang = useLang()
  const hrefOf = useSearchHref()
  const choices = activeChoices(state)
  useFocusAfterRemoval(choices.length, RESULTS_ID)
  if (choices.length === 0) return null
  return (
    <Chips label={t.active}>
      {choices.map((choice) => (
        <Chip key={`${choice.name}=${choice.value}`} to={hrefOf(remove(state, choice))} removeText={t.remove}>
          {choiceLabel(lang, choice)}
        </Chip>
      ))}
      <span className={styles.last}>
        <ClearAll state={state} />
      </span>
    </Chips>
  )
}

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
