import { useLocation } from 'react-router'
import type { LoginValues } from '#domain/forms/account.ts'
import { useSending } from '#src/api/useSending.ts'
import { useTexts } from '#src/context/language.ts'
import { useLogin } from '#src/features/session/useLogin.ts'
import { fieldErrors } from '#src/forms/fieldErrors.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import { Link } from '#src/ui/Link.tsx'
import { Linked } from '#src/ui/Linked.tsx'
import { SampleAccounts } from './SampleAccounts.tsx'
import styles from './account.module.css'

const schema = async () => (await import('#domain/forms/account.ts')).loginForm

/**
 * E-mail address and password. Both stay after a failure; the address also stays over a reload. A wrong pair has one message, at the
 * password: it does not name the wrong half, so a summary could only repeat it.
 */
export function LoginForm() {
  const t = useTexts('account')
  const login = useLogin()
  const next = useNextPage()
  const { search } = useLocation()
  const href = useHref()
  const to = href('loading') + search
  const typed = useTyped('login', { email: '' })
  const labels: Record<string, string> = { email: t.email, password: t.password }
  const form = useRuleForm({
    schema,
    values: { ...typed.values, password: '' },
    labelOf: (name) => labels[name] ?? name,
    onChange: typed.keep,
  })
  const request = async (values: LoginValues) => {
    await login(values)
    typed.drop()
    await next.open(to, { replace: true })
  }
  const { send, busy, failure } = useSending(request, {
    refuse(error) {
      const errors = fieldErrors(error)
      const wrongPair = error.status === 401 ? error.problem : null
      if (wrongPair) form.refuseField({ name: 'password', message: wrongPair.detail })
      else if (errors.length > 0) form.refuse(errors)
      return wrongPair !== null || errors.length > 0
    },
  })
  return (
    <Form form={form} onValid={send}>
      <TextField<LoginValues> name="email" type="email" autoComplete="username" label={t.email} />
      <PasswordField<LoginValues> name="password" autoComplete="current-password" label={t.password} />
      <p className={styles.forgot}>
        <Link to={href('forget')}>{t.login.forgot}</Link>
      </p>
      <p className={styles.forgot}>
        <Linked text={t.login.unconfirmed} to={[href('forget')]} />
      </p>
      {failure !== null && <SendFailure error={failure} onRetry={() => void form.submit(send)} busy={busy} />}
      <div className={styles.submit}>
        <SubmitButton busy={busy}>{t.login.submit}</SubmitButton>
      </div>
      {__MOCKS__ && <SampleAccounts onChoose={(values) => form.form.reset(values)} />}
    </Form>
  )
}
