/** Keeps the findings about one fault few: a place of an operation once, and the same difference of a field once. */

import type { Operation } from '../contract/operations.ts'
import type { ModelFault } from '../http/exchange.ts'

/** After this many differences in the answers of applicants the later ones follow from the earlier. */
const MOST = 12

export type Reported = {
  /** Returns the faults that are new. `hasState`: they may follow from an earlier one. */
  filter: (operation: Operation | null, faults: ModelFault[], hasState: boolean) => ModelFault[]
  /** Ends the comparison of applicants' calls: the target and the model no longer have one state. */
  end: (reason: string) => void
  hasEnded: () => boolean
  /** Begins with one state again. */
  begin: () => void
}

export function createReported(onEnd: (reason: string) => void): Reported {
  const known = new Set<string>()
  let count = 0
  let hasEnded = false

  const isNew = (id: string, { place, expected, seen }: ModelFault): boolean => {
    const field = place.slice(place.lastIndexOf('/') + 1)
    const keys = [`${id} ${place}`, `${field}: ${expected.replace(/^\S+ is /, '')}; ${seen}`]
    const isKnown = keys.some((key) => known.has(key))
    for (const key of keys) known.add(key)
    return !isKnown
  }
  const end = (reason: string): void => {
    if (!hasEnded) onEnd(reason)
    hasEnded = true
  }
  return {
    filter: (operation, faults, hasState) => {
      // One answer names one place: the others may be the same fault.
      const found = faults.filter((fault) => isNew(operation?.id ?? '', fault)).slice(0, 1)
      if (hasState) count += found.length
      if (count >= MOST) end('there were many differences')
      return found
    },
    end,
    hasEnded: () => hasEnded,
    begin: () => void (hasEnded = count >= MOST),
  }
}
