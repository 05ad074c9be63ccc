import { focusPage } from '#src/lib/focus.ts'
import { removeFavorites } from '#src/features/favorites/messageStore.ts'
import { useFleeting } from '#src/lib/useFleeting.ts'
import { type Removal, UNDO_TIME, useUndo } from '#src/lib/useUndo.ts'

/**
 * Removes jobs from the list; `undo` restores them for `UNDO_TIME`. If `confirm` rejects, they are restored at once, and `hasFailed` is
 * true for that time.
 */
export function useRemoval(confirm?: () => Promise<void>) {
  const { removed, offer, undo } = useUndo<Removal & { count: number }>(focusPage)
  const [hasFailed, setFailed] = useFleeting<boolean>(UNDO_TIME)

  const remove = (ids: number[]) => {
    const putBack = removeFavorites(ids)
    setFailed(undefined)
    offer({ count: ids.length, putBack })
    confirm?.().catch(() => {
      putBack()
      offer(undefined)
      setFailed(true)
    })
  }
  return { remove, removed, hasFailed, undo }
}
