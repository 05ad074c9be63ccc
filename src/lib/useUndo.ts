import { useFleeting } from './useFleeting.ts'

/** How long a removal can be undone, in ms: the 20 s that WCAG 2.2.1 requires after a warning. */
export const UNDO_TIME = 20_000

/** A removal that can be undone. */
export interface Removal {
  /** Restores what was removed. */
  putBack: () => void
}

/**
 * The last removal, while it can be undone. `offer` starts its `UNDO_TIME`, or with undefined withdraws it. `onUndone` gives the focus a
 * new place, as the pressed button goes with its message.
 */
export function useUndo<Removed extends Removal>(onUndone?: () => void) {
  const [removed, offer] = useFleeting<Removed>(UNDO_TIME)
  const undo = () => {
    removed?.putBack()
    offer(undefined)
    onUndone?.()
  }
  return { removed, offer, undo }
}
