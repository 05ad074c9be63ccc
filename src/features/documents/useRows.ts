import { useFieldArray, useFormContext } from 'react-hook-form'
import { useOfferUndo } from './RowUndo.tsx'

export type Rows = {
  /** In the order on the page. */
  ids: string[]
  /** Returns the index in the values of a row on the page. */
  at: (shown: number) => number
  add: () => void
  /** `label` identifies the row in messages. */
  remove: (shown: number, label: string) => void
  move: (from: number, to: number) => void
}

/**
 * The rows of a list field: their ids for React, and the changes of the list. The first control of a new or restored row gets the focus.
 */
export function useRows(name: string, blank: object, first: string): Rows {
  const { control, getValues } = useFormContext()
  const { fields, append, insert, remove, move } = useFieldArray({ control, name })
  const offerUndo = useOfferUndo()
  const focusOn = (index: number) => ({ shouldFocus: true, focusName: `${name}.${index}.${first}` })
  return {
    ids: fields.map(({ id }) => id),
    at: (shown) => shown,
    add: () => append({ ...blank }, focusOn(fields.length)),
    remove: (index, label) => {
      const row: object = getValues(`${name}.${index}`)
      remove(index)
      offerUndo({ name: label, putBack: () => insert(index, row, focusOn(index)) })
    },
    move: (from, to) => {
      move(from, to)
      // After a move the path names another list, so the row could be restored there.
      offerUndo(undefined)
    },
  }
}
