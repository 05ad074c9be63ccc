import { useCallback } from 'react'
import { readForm, settle } from './changes.ts'
import type { ChoiceHandler } from './FilterChoice.tsx'
import { type SearchState, filterNames } from './searchState.ts'

/** Searches anew when a box, a button or a select of the filters changes: by what the whole form has then. */
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
