import { type ChangeEmailValues, changeEmailForm } from '#domain/forms/account.ts'
import { useChangeEmail } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormActions, SubmitButton } from '#src/forms/FormActions.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { now } from '#src/lib/time.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import { Button } from '#src/ui/Button.tsx'
import { passwordErrors } from './parts/passwordErrors.ts'
import { SettingsPage } from './parts/SettingsPage.tsx'
import styles from './parts/SettingsPage.module.css'

const blank: ChangeEmailValues = { email: '', email_confirm: '', current_password: '' }

/** The change of the e-mail address, which a link in a mail completes. */
function EmailPage() {
  const { email: t, cancel } = useTexts('settings')
  const passwordLabels = useTexts('password').labels
  const lang = useLang()
  const href = useHref()
  const next = useNextPage()
  const { email } = useAuth()
  const typed = useTyped('email', { email: '', email_confirm: '' })
  const labels: Record<string, string> = { ...t.labels, ...passwordLabels }
  const form = useRuleForm({
    schema: changeEmailForm,
    values: { ...blank, ...typed.values },
    labelOf: (name) => labels[name] ?? name,
    onChange: typed.keep,
  })
  const { mutateAsync: changeEmail } = useChangeEmail()
  const request = async (values: ChangeEmailValues) => {
    await changeEmail({ lang, data: values })
    typed.drop()
    await next.open(href('mypageEmailComplete'), { state: { email: values.email, sentAt: now().getTime() } })
  }
  const { send, retry, busy, failure } = useSubmit(form, request, passwordErrors)
  return (
    <SettingsPage current="email">
      <dl className={styles.now}>
        <dt>{t.now}</dt>
        <dd>{email}</dd>
      </dl>
      <Form form={form} onValid={send}>
        <TextField<ChangeEmailValues>
          name="email"
          type="email"
          autoComplete="email"
          label={t.labels.email}
          help={t.help}
        />
        <TextField<ChangeEmailValues>
          name="email_confirm"
          type="email"
          autoComplete="email"
          label={t.labels.email_confirm}
        />
        <PasswordField<ChangeEmailValues>
          name="current_password"
          autoComplete="current-password"
          label={passwordLabels.current_password}
        />
        {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
        <FormActions>
          <SubmitButton busy={busy}>{t.submit}</SubmitButton>
          <Button variant="text" to={href('mypage')} onClick={typed.drop}>
            {cancel}
          </Button>
        </FormActions>
      </Form>
    </SettingsPage>
  )
}

export default definePage({ component: EmailPage, head: headOf('settings', (t) => t.email) })
