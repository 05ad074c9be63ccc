import { useQueryClient } from '@tanstack/react-query'
import type { NewPasswordValues } from '#domain/forms/account.ts'
import { invalidateAuth, storeAuth, useSetInitialPassword } from '#src/api/account.ts'
import { ApiError } from '#src/api/apiError.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { NewPasswordForm } from './parts/NewPasswordForm.tsx'

/** The first password. */
function SettingPage() {
  const t = useTexts('account').setting
  const lang = useLang()
  const queryClient = useQueryClient()
  const next = useNextPage()
  const to = useHref()('settingComplete')
  const { mutateAsync: setPassword } = useSetInitialPassword()
  const { name } = useAuth()
  const save = async (values: NewPasswordValues) => {
    try {
      storeAuth(queryClient, await setPassword({ lang, data: values }))
    } catch (error) {
      // Another tab, or an attempt before a lost response, has set a password. My Page is open to the person from now on.
      if (error instanceof ApiError && error.status === 409) await invalidateAuth(queryClient)
      throw error
    }
    await next.open(to, { replace: true })
  }
  return (
    <AccountFrame title={t.title} lead={t.lead({ name })} seed={2}>
      <NewPasswordForm submit={t.submit} save={save} />
    </AccountFrame>
  )
}

export default definePage({ component: SettingPage, head: headOf('account', (t) => t.setting) })
