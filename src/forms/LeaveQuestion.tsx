import { useState } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useTexts } from '../context/language.ts'
import { isForcedLeave } from '../lib/forcedLeave.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import dangerous from '../ui/dangerousButton.module.css'
import styles from './LeaveQuestion.module.css'

interface LeaveQuestionProps {
  /** Returns true when going to an address would lose something. */
  when: (next: Location) => boolean
  /** Replaces the usual title. */
  title?: string
  text: string
  /** Removes what would be lost. The next page opens once it has resolved. */
  onLeave: () => Promise<void>
}

/**
 * Asks before the person leaves for another page. A forced navigation, as at the end of the session, is not held up. The question stays
 * until the next page is there, so that nothing can be typed into a form whose draft is gone.
 */
export function LeaveQuestion({ when, title, text, onLeave }: LeaveQuestionProps) {
  const { leave: t } = useTexts('forms')
  const blocker = useBlocker(({ nextLocation }) => when(nextLocation) && !isForcedLeave(nextLocation.state))
  const [isClearing, setClearing] = useState(false)
  const busy = isClearing || blocker.state === 'proceeding'
  const stay = () => {
    if (!busy) blocker.reset?.()
  }
  const leave = async () => {
    setClearing(true)
    await onLeave()
    blocker.proceed?.()
    setClearing(false)
  }
  return (
    <Dialog
      open={blocker.state !== 'unblocked'}
      onClose={stay}
      title={title ?? t.title}
      actions={
        <>
          <Button variant="text" onClick={stay}>
            {t.stay}
          </Button>
          <Button className={dangerous.button} onClick={() => void leave()} busy={busy}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  )
}
