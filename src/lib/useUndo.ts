import { useCallback, useState } from 'react'
import { useFleeting } from './useFleeting.ts'

/** How long a removal can be undone, in ms: the 20 s that WCAG 2.2.1 requires after a warning. */
export const UNDO_TIME = 20_000

/** A removal that can be undone. */
export interface Removal {
  /** Restores the removed value. */
  putBack: () => void
}

/**
 * The last removal, while it can be undone. `offer` starts its `UNDO_TIME`, or with undefined withdraws it. `onUndone` moves the focus,
 * because the undo button unmounts. While the button has the focus, it is held: its removal would lose the focus.
 * A change that the page can undo in another way may have a shorter `time`.
 */
export function useUndo<Removed extends Removal>(onUndone?: () => void, time = UNDO_TIME) {
  const [isHeld, hold] = useState(false)
  const [removed, setRemoved] = useFleeting<Removed>(time, undefined, isHeld)
  const offer = useCallback(
    (removal: Removed | undefined) => {
      setRemoved(removal)
      // A removed button has no blur event.
      if (!removal) hold(false)
    },
    [setRemoved],
  )
  const undo = () => {
    removed?.putBack()
    offer(undefined)
    onUndone?.()
  }
  return { removed, offer, undo, hold }
}
