import { AfterStart } from '#src/context/AfterStart.tsx'
import { useTexts } from '#src/context/language.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Invitation.module.css'

/** Comes after the start, as the answers do that draw it. */
const Arch = lazyExtra(async () => (await import('./Arch.tsx')).Arch)

/** Invites people who have told nothing yet to answer the questions. It needs script. */
export function Invitation({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('fitInvitation')
  return (
    <div className={styles.invitation}>
      <span className={styles.arch}>
        <AfterStart>
          <Arch large place="start" />
        </AfterStart>
      </span>
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
