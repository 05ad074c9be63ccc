import { Suspense } from 'react'
import { useTexts } from '../../context/language.ts'
import { usePresence } from '../../context/presence.ts'
import { lazyWithTexts } from '../../context/lazyWithTexts.tsx'
import { useHref } from '../../routes/useHref.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/Link.tsx'
import item from '../HeaderItem.module.css'
import styles from './AccountSlot.module.css'

const PersonMenu = lazyWithTexts(['person'], async () => (await import('./person.ts')).PersonMenu)

/**
 * "Log in" and "Register" for everybody. After the start the menu of the person who is logged in takes their place, and nothing else
 * moves.
 */
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
          <PersonMenu />
        </Suspense>
      )}
    </div>
  )
}
