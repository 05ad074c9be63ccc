import { useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

/**
 * Which rows of a list are open, by their ids. A row with an error stays open, so that links to its fields work. `isClosed` tells which
 * rows are closed at first; new ones are open.
 */
export function useFolding(list: string, ids: readonly string[], isClosed: (index: number) => boolean) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(ids.filter((_, index) => isClosed(index))),
  )
  const { getFieldState } = useFormContext()
  const state = useFormState()
  return (index: number) => {
    const id = ids[index] ?? ''
    const hasError = getFieldState(`${list}.${index}`, state).invalid
    return {
      isOpen: hasError || !closed.has(id),
      onToggle: () =>
        setClosed(
          closed.has(id) ? new Set([...closed].filter((each) => each !== id)) : new Set([...closed, id]),
        ),
    }
  }
}
