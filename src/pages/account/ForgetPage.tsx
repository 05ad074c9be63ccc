import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Link } from '#src/ui/Link.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { SendLinkForm } from './parts/SendLinkForm.tsx'
import styles from './parts/account.module.css'

function ForgetPage() {
  const t = useTexts('account').forget
  const href = useHref()
  return (
    <AccountFrame title={t.title} lead={t.lead} seed={5}>
      <SendLinkForm submit={t.submit} />
      <p className={styles.other}>
        <Link to={href('login')}>{t.back}</Link>
      </p>
    </AccountFrame>
  )
}

export default definePage({ component: ForgetPage, head: headOf('account', (t) => t.forget) })
