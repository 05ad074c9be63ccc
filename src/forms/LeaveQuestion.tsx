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
  /** Called when the person leaves. */
  onLeave?: () => void
}

/** Asks before the person leaves for another page. A forced navigation, as at the end of the session, is not held up. */
export function LeaveQuestion({ when, title, text, onLeave }: LeaveQuestionProps) {
  const { leave: t } = useTexts('forms')
  const blocker = useBlocker(({ nextLocation }) => when(nextLocation) && !isForcedLeave(nextLocation.state))
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={title ?? t.title}
      actions={
        <>
          <Button variant="text" onClick={() => blocker.reset?.()}>
            {t.stay}
          </Button>
          <Button className={dangerous.button} onClick={leave}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  )
}
