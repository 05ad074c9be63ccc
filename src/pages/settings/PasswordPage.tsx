import { useRef } from 'react'
import { type ChangePasswordValues, blankNewPassword, changePasswordForm } from '#domain/forms/account.ts'
import { useChangePassword } from '#src/api/account.ts'
import { isLost } from '#src/api/apiError.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { NewPasswordFields } from '#src/features/password/NewPasswordFields.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormActions, SubmitButton } from '#src/forms/FormActions.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { done } from '#src/routes/historyState.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import { Button } from '#src/ui/Button.tsx'
import { passwordErrors } from './parts/passwordErrors.ts'
import { SettingsPage } from './parts/SettingsPage.tsx'
import styles from './parts/SettingsPage.module.css'

/** The change of the password. */
function PasswordPage() {
  const { password: t, cancel } = useTexts('settings')
  const labels: Record<string, string> = useTexts('password').labels
  const lang = useLang()
  const href = useHref()
  const next = useNextPage()
  const form = useRuleForm({
    schema: changePasswordForm,
    values: { current_password: '', ...blankNewPassword },
    labelOf: (name) => labels[name] ?? name,
  })
  const { mutateAsync: changePassword } = useChangePassword()
  const wasLost = useRef(false)
  const request = async (values: ChangePasswordValues) => {
    try {
      await changePassword({ lang, data: values })
    } catch (error) {
      wasLost.current ||= isLost(error)
      throw error
    }
    await next.open(href('mypagePasswordComplete'), { replace: true, state: done })
  }
  // The password that was typed is no longer the current one if an attempt before a lost response has changed it.
  const wrongOf = (detail: string) => (wasLost.current ? t.perhapsChanged({ detail }) : detail)
  const { send, retry, busy, failure } = useSubmit(form, request, (error) => passwordErrors(error, wrongOf))
  return (
    <SettingsPage current="password">
      <Form form={form} onValid={send}>
        <PasswordField<ChangePasswordValues>
          name="current_password"
          autoComplete="current-password"
          label={labels.current_password}
        />
        <NewPasswordFields />
        {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
        <FormActions>
          <SubmitButton busy={busy}>{t.submit}</SubmitButton>
          <Button variant="text" to={href('mypage')}>
            {cancel}
          </Button>
        </FormActions>
      </Form>
      <p className={styles.note}>{t.forgot}</p>
    </SettingsPage>
  )
}

export default definePage({ component: PasswordPage, head: headOf('settings', (t) => t.password) })
