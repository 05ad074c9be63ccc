import { Suspense } from 'react'
import { useTexts } from '#src/context/language.ts'
import { useHydrated } from '#src/context/useHydrated.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { Button } from '#src/ui/Button.tsx'
import styles from './Invitation.module.css'

/** Comes after the start, as the answers do that draw it. */
const Arch = lazyExtra(async () => (await import('./Arch.tsx')).Arch)

/** Invites people who have told nothing yet to answer the questions. It needs script. */
export function Invitation({ onOpen }: { onOpen: () => void }) {
  const t = useTexts('fitInvitation')
  const isHydrated = useHydrated()
  return (
    <div className={styles.invitation}>
      <span className={styles.arch}>
        {isHydrated && (
          <Suspense>
            <Arch large place="start" />
          </Suspense>
        )}
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
