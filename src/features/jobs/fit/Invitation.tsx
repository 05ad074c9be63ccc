import { useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Invitation.module.css'

/** Invites people who have told nothing yet to answer the questions. It needs script. */
export function Invitation({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('fitInvitation')
  return (
    <div className={styles.invitation}>
      <div>
        <h2 className={styles.title}>{t.title}</h2>
        <p>{t.text}</p>
      </div>
      <Button variant="line" size="sm" aria-haspopup="dialog" onClick={onOpen}>
        {t.action}
      </Button>
    </div>
  )
}
