import { useState } from 'react'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import type { Suggestion } from './suggest.ts'

type Suggest = (line: string) => Suggestion[]

const none: Suggest = () => []

/** The Japanese terms for a line. `load` loads the lists, which have 4 KiB; without them the field is a plain one. */
export function useSuggestions() {
  const [suggest, setSuggest] = useState<Suggest>(() => none)
  const load = () => {
    loadAhead(() => import('./suggest.ts')).then(
      ({ suggestionsFor }) => setSuggest(() => suggestionsFor),
      () => setSuggest(() => none),
    )
  }
  return { suggest, load }
}
