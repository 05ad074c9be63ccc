import { Suspense } from 'react'
import { useTexts } from '../../context/language.ts'
import { latePart } from '../../context/latePart.tsx'
import { usePresence } from '../../context/presence.ts'
import { useHref } from '../../routes/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/Link.tsx'
import item from '../HeaderItem.module.css'
import styles from './AccountSlot.module.css'

const AccountMenu = latePart({
  texts: ['person'],
  load: async () => (await import('./AccountMenu.tsx')).AccountMenu,
})

/** "Log in" and "Register". After the start the menu of the person who is logged in replaces them, and nothing else moves. */
export function AccountSlot() {
  const t = useTexts('common')
  const href = useHref()
  const isLoggedIn = usePresence()
  return (
    <div className={styles.slot}>
      <div className={cx(styles.visitor, isLoggedIn === true && styles.away)}>
        <Link to={href('login')} className={cx(item.item, styles.login)}>
          {t.login}
        </Link>
        <Button variant="go" size="sm" to={href('entry')} className={styles.register}>
          {t.register.short}
        </Button>
      </div>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <AccountMenu />
        </Suspense>
      )}
    </div>
  )
}
