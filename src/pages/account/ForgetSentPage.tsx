import { useLocation } from 'react-router'
import { isRecord } from '#domain/record.ts'
import { companyBasics } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { SendAgain } from '#src/features/captcha/SendAgain.tsx'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { Points } from '#src/ui/Points.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { NothingSent } from './parts/NothingSent.tsx'
import styles from './parts/account.module.css'

function ForgetSentPage() {
  const t = useTexts('account').forgetSent
  const href = useHref()
  const email = emailIn(useLocation().state)
  if (email === null) return <NothingSent />
  return (
    <AccountFrame title={t.heading} lead={t.lead({ email })} seed={8}>
      <div className={styles.points}>
        <Points
          points={[
            { icon: 'clock', text: t.until },
            { icon: 'mail', text: t.missing({ sender: companyBasics().emails.support }) },
          ]}
        />
      </div>
      <div className={styles.buttons}>
        <SendAgain email={email} />
        <Button variant="text" to={href('forget')}>
          {t.other}
        </Button>
      </div>
    </AccountFrame>
  )
}

/** The address that the form has passed on; null if the page was opened directly. */
const emailIn = (state: unknown): string | null =>
  isRecord(state) && typeof state.email === 'string' ? state.email : null

export default definePage({ component: ForgetSentPage, head: headOf('account', (t) => t.forgetSent) })
