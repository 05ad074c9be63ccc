import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { NewPasswordValues } from '#domain/forms/account.ts'
import { isLinkSpent, useResetPassword } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { done } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { NewPasswordForm } from './parts/NewPasswordForm.tsx'
import { SpentLink } from './parts/SpentLink.tsx'

/** A new password by the link of a mail. */
function PasswordResetPage() {
  const t = useTexts('account').passwordReset
  const lang = useLang()
  const next = useNextPage()
  const to = useHref()('passwordResetComplete')
  const token = useSearchParams()[0].get('token') ?? ''
  const [isSpent, setSpent] = useState(token === '')
  const { mutateAsync: resetPassword } = useResetPassword()
  const save = async (values: NewPasswordValues) => {
    try {
      await resetPassword({ lang, data: { ...values, token } })
    } catch (error) {
      if (!isLinkSpent(error)) throw error
      setSpent(true)
      return
    }
    await next.open(to, { replace: true, state: done })
  }
  if (isSpent) return <SpentLink error={null} />
  return (
    <AccountFrame title={t.title} lead={t.lead} seed={5}>
      <NewPasswordForm submit={t.submit} save={save} />
    </AccountFrame>
  )
}

export default definePage({ component: PasswordResetPage, head: headOf('account', (t) => t.passwordReset) })
