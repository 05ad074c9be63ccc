import { useEffect, useRef } from 'react'
import { useLang, useTexts } from '#src/context/language.ts'
import { Chip, Chips } from '#src/ui/Chip.tsx'
import { activeChoices, remove } from './changes.ts'
import { ClearAll } from './ClearAll.tsx'
import { choiceLabel } from './labels.ts'
import { RESULTS_ID } from './resultsId.ts'
import type { SearchState } from './searchState.ts'
import { useSearchHref } from './useSearchHref.ts'

/** The chosen filters; each is a link that removes the filter. */
export function ActiveFilters({ state }: { state: SearchState }) {
  const t = useTexts('jobs')
  const lang = useLang()
  const hrefOf = useSearchHref()
  const choices = activeChoices(state)
  useFocusAfterRemoval(choices.length)
  if (choices.length === 0) return null
  return (
    <Chips label={t.active}>
      {choices.map((choice) => (
        <Chip key={`${choice.name}=${choice.value}`} to={hrefOf(remove(state, choice))} removeText={t.remove}>
          {choiceLabel(lang, choice)}
        </Chip>
      ))}
      <ClearAll state={state} />
    </Chips>
  )
}

/** Moves the focus to the results when the focused link was removed with its filter. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    before.current = count
    if (isLost) document.getElementById(RESULTS_ID)?.focus({ preventScroll: true })
  }, [count])
}
