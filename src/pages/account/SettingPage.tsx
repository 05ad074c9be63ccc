import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { NewPasswordValues } from '#domain/forms/account.ts'
import { setInitialPassword } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { storeAuth } from '#src/features/session/person.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { useHref } from '#src/routes/useHref.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { accountHead } from './parts/accountHead.ts'
import { NewPasswordForm } from './parts/NewPasswordForm.tsx'

/** The first password. */
function SettingPage() {
  const t = useTexts('account').setting
  const lang = useLang()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const to = useHref()('settingComplete')
  const { name } = useAuth()
  const save = async (values: NewPasswordValues) => {
    storeAuth(queryClient, await setInitialPassword(lang, values))
    await navigate(to, { replace: true })
  }
  return (
    <AccountFrame title={t.title} lead={t.lead({ name })} seed={2}>
      <NewPasswordForm submit={t.submit} save={save} />
    </AccountFrame>
  )
}

export default definePage({ component: SettingPage, head: accountHead('setting') })
