import { useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import styles from './parts/account.module.css'

/** The account is ready. */
function SettingCompletePage() {
  const t = useTexts('account').settingComplete
  const href = useHref()
  const { email, firstVisit } = useAuth()
  return (
    <AccountFrame title={t.title} lead={t.lead({ email })} seed={4}>
      <div className={styles.buttons}>
        <Button to={href('mypage')}>{t.next}</Button>
      </div>
      {firstVisit && <p className={styles.note}>{t.note}</p>}
    </AccountFrame>
  )
}

export default definePage({
  component: SettingCompletePage,
  head: headOf('account', (t) => t.settingComplete),
})
