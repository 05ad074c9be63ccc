import { useLang, useTexts } from '#src/context/language.ts'
import { useFocusAfterRemoval } from '#src/lib/useFocusAfterRemoval.ts'
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
  useFocusAfterRemoval(choices.length, RESULTS_ID)
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
