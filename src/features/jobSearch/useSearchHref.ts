import { useCallback } from 'react'
import { useLang } from '#src/context/language.ts'
import { href } from '#src/routes/href.ts'
import { useJobRows } from '#src/routes/jobRows.ts'
import { type SearchState, toQuery } from './searchState.ts'

/** Returns a function that gives the address of a search in the language of the page. */
export function useSearchHref() {
  const lang = useLang()
  const { list } = useJobRows()
  return useCallback((state: SearchState) => withQuery(href(lang, list), toQuery(state)), [lang, list])
}

/** Joins a path and a query, which may be empty. */
export function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}
