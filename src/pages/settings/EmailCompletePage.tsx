import { useLocation } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { MAIL_TOKEN_AGE } from '#domain/limits.ts'
import { isRecord } from '#domain/record.ts'
import { formatDateTime } from '#domain/times.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { DonePage, NothingDone } from './parts/DonePage.tsx'

/** The link for the new address is on its way. */
function EmailCompletePage() {
  const { emailComplete: t, dashboard } = useTexts('settings')
  const lang = useLang()
  const href = useHref()
  const { email } = useAuth()
  const sent = sentIn(useLocation().state, lang)
  if (!sent) return <NothingDone form="email" />
  return (
    <DonePage
      title={t.heading}
      lead={t.sent(sent)}
      seed={3}
      points={[
        { icon: 'info', text: t.until({ email }) },
        { icon: 'mail', text: t.notice },
      ]}
    >
      <Button to={href('mypage')}>{dashboard}</Button>
      <Button variant="text" to={href('mypageEmail')}>
        {t.again}
      </Button>
    </DonePage>
  )
}

/** The new address and the expiry of its link, which the form has passed on; null if the page was opened directly. */
function sentIn(state: unknown, lang: Lang): { email: string; until: string } | null {
  if (!isRecord(state) || typeof state.email !== 'string' || typeof state.sentAt !== 'number') return null
  return { email: state.email, until: formatDateTime(new Date(state.sentAt + MAIL_TOKEN_AGE), lang) }
}

export default definePage({ component: EmailCompletePage, head: headOf('settings', (t) => t.emailComplete) })
