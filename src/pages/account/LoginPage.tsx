import { useLocation } from 'react-router'
import { isRecord } from '#domain/record.ts'
import { useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Linked } from '#src/ui/Linked.tsx'
import { Note } from '#src/ui/Note.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { LoginForm } from './parts/LoginForm.tsx'

function LoginPage() {
  const t = useTexts('account').login
  const href = useHref()
  const reason = useReason()
  return (
    <AccountFrame title={t.title} lead={<Linked text={t.lead} to={[href('entry')]} />} seed={3}>
      {reason && <Note role="status">{t[reason]}</Note>}
      <LoginForm />
    </AccountFrame>
  )
}

/** Why the page has opened, unless the person chose to log in. */
function useReason(): 'loggedOut' | 'loggedOutUnsaved' | 'expired' | 'asked' | null {
  const { state, search } = useLocation() as { state: unknown; search: string }
  if (isRecord(state) && state.reason === 'logout')
    return state.isLost === true ? 'loggedOutUnsaved' : 'loggedOut'
  if (isRecord(state) && state.reason === 'expired') return 'expired'
  return new URLSearchParams(search).has('redirect') ? 'asked' : null
}

export default definePage({ component: LoginPage, head: headOf('account', (t) => t.login) })
