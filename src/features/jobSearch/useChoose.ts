import { useCallback } from 'react'
import { readForm, settle } from './changes.ts'
import type { ChoiceHandler } from './ChoiceList.tsx'
import { type SearchState, filterNames } from './searchState.ts'

/** Returns a change handler for filter controls that starts a search with the values of the whole form. */
export function useChoose(onSearch: (state: SearchState) => void): ChoiceHandler {
  return useCallback(
    ({ currentTarget: { form, name, value } }) => {
      if (!form) return
      const next = readForm(form)
      const filter = filterNames.find((known) => known === name)
      onSearch(filter ? settle(next, { name: filter, value }) : next)
    },
    [onSearch],
  )
}
