import { useWatch } from 'react-hook-form'
import type { CareerValues } from '#domain/forms/career.ts'
import { type Rows, useRows } from '#src/features/documents/useRows.ts'

/**
 * The rows of a list in the order of the document. The values stay in chronological order, as the contract has them, so that a new row is
 * the newest: with the newest first it is shown on top.
 */
export function useDocumentRows(
  name: string,
  blank: object,
  first: string,
): Rows & { isNewestFirst: boolean } {
  const rows = useRows(name, blank, first)
  const order = useWatch<CareerValues, 'order'>({ name: 'order' })
  if (order !== 'reverse_chronological') return { ...rows, isNewestFirst: false }
  const at = (shown: number) => rows.ids.length - 1 - shown
  return {
    isNewestFirst: true,
    ids: rows.ids.toReversed(),
    at,
    add: rows.add,
    remove: (shown, label) => rows.remove(at(shown), label),
    move: (from, to) => rows.move(at(from), at(to)),
  }
}
