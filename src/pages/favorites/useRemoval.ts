import { focusPage } from '#src/lib/focus.ts'
import { removeFavorites } from '#src/features/favorites/messageStore.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'

/** How long a removal can be undone, in ms: the 20 s that WCAG 2.2.1 requires after a warning. */
const UNDO_TIME = 20_000

type Removal = { count: number; putBack: () => void }

/** Removes jobs from the list; `undo` restores them for `UNDO_TIME`. */
export function useRemoval() {
  const [removed, setRemoved] = useFleeting<Removal>(UNDO_TIME)

  const remove = (ids: number[]) => setRemoved({ count: ids.length, putBack: removeFavorites(ids) })

  const undo = () => {
    removed?.putBack()
    setRemoved(undefined)
    // The focused button was removed.
    focusPage()
  }
  return { remove, removed, undo }
}
