import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useIsDone } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { NothingSent } from './parts/NothingSent.tsx'
import styles from './parts/account.module.css'

/** The new password is set. */
function PasswordResetCompletePage() {
  const { passwordResetComplete: t, toLogin } = useTexts('account')
  const href = useHref()
  if (!useIsDone()) return <NothingSent />
  return (
    <AccountFrame title={t.heading} lead={t.lead} seed={4}>
      <div className={styles.buttons}>
        <Button to={href('login')}>{toLogin}</Button>
      </div>
    </AccountFrame>
  )
}

export default definePage({
  component: PasswordResetCompletePage,
  head: headOf('account', (t) => t.passwordResetComplete),
})
