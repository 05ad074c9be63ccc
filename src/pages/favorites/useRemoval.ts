import { focusPage } from '#src/lib/focus.ts'
import { removeFavorites } from '#src/features/favorites/messageStore.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'

/** How long a removal can be undone, in ms: as long as WCAG 2.2.1 gives for a warning. */
const UNDO_TIME = 20_000

type Removal = { count: number; putBack: () => void }

/** Takes jobs out of the list, and for a while offers to put them back. */
export function useRemoval() {
  const [removed, setRemoved] = useFleeting<Removal>(UNDO_TIME)

  const remove = (ids: number[]) => setRemoved({ count: ids.length, putBack: removeFavorites(ids) })

  const undo = () => {
    removed?.putBack()
    setRemoved(undefined)
    // The button that had the focus is gone.
    focusPage()
  }
  return { remove, removed, undo }
}
