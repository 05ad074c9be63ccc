import { useEffect } from 'react'
import { useTexts } from '#src/context/language.ts'
import { focusPage, focusWithoutScroll } from '#src/lib/focus.ts'
import { useStore } from '#src/lib/store.ts'
import { pause } from '#src/lib/time.ts'
import { type Removal, useUndo } from '#src/lib/useUndo.ts'
import { UndoToast } from '#src/ui/Toast.tsx'
import { lastSaved, type SavedJob } from './lastSaved.ts'
import { removeFavorites, useMessage } from './messageStore.ts'

/** How long the message stays, in ms. Later, the Save button undoes the same. */
const MESSAGE_TIME = 8000

/** The time in ms between the empty live region and its message; screen readers miss a message that a new region begins with. */
const REGION_TIME = 100

/** Confirms that a job was saved, and offers to undo it. Several jobs saved in a row have one message, with the number of all. */
export function SavedToast() {
  const t = useTexts('favorites')
  const { data, numberOfFavorites: count } = useMessage()
  const { offered, undo, hold } = useOffered(useStore(lastSaved))
  return (
    <UndoToast
      icon="mark"
      message={offered && data.includes(offered.id) ? t.saved({ count }) : undefined}
      label={t.undo}
      onUndo={undo}
      onHold={hold}
    />
  )
}

/** The last saved job while its message is shown. After an undo the focus is on the button that saved it. */
function useOffered(saved: SavedJob | undefined) {
  const { removed: offered, offer, undo, hold } = useUndo<Removal & SavedJob>(undefined, MESSAGE_TIME)
  useEffect(() => {
    let isLast = true
    const show = () => {
      if (isLast) offer(saved && { ...saved, putBack: () => removeFavorites([saved.id]) })
    }
    if (saved) void pause(REGION_TIME).then(show)
    else show()
    return () => {
      isLast = false
    }
  }, [saved, offer])
  const undoAndReturn = () => {
    undo()
    if (offered?.button.isConnected) focusWithoutScroll(offered.button)
    else focusPage()
  }
  return { offered, undo: undoAndReturn, hold }
}
