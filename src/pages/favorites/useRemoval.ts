import { focusPage } from '#src/lib/focus.ts'
import { removeFavorites } from '#src/features/favorites/messageStore.ts'
import { UNDO_TIME, useFleeting } from '#src/lib/useFleeting.ts'

type Removal = { count: number; putBack: () => void }

/**
 * Removes jobs from the list; `undo` restores them for `UNDO_TIME`. If `confirm` rejects, they are restored at once, and `hasFailed` is
 * true for that time.
 */
export function useRemoval(confirm?: () => Promise<void>) {
  const [removed, setRemoved] = useFleeting<Removal>(UNDO_TIME)
  const [hasFailed, setFailed] = useFleeting<boolean>(UNDO_TIME)

  const remove = (ids: number[]) => {
    const removal = { count: ids.length, putBack: removeFavorites(ids) }
    setFailed(undefined)
    setRemoved(removal)
    confirm?.().catch(() => {
      removal.putBack()
      setRemoved(undefined)
      setFailed(true)
    })
  }

  const undo = () => {
    removed?.putBack()
    setRemoved(undefined)
    // The focused button was removed.
    focusPage()
  }
  return { remove, removed, hasFailed, undo }
}
