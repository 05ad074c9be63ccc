import type { ForgotPasswordValues } from '#domain/forms/account.ts'
import { useForgotPassword } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useCaptcha } from '#src/features/captcha/captcha.ts'
import { CaptchaNotice } from '#src/features/captcha/CaptchaNotice.tsx'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { fieldErrors } from '#src/forms/fieldErrors.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { TextField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { useHref } from '#src/routes/useHref.ts'
import { useNextPage } from '#src/routes/useNextPage.ts'
import styles from './account.module.css'

interface SendLinkFormProps {
  /** The text of the button. */
  submit: string
  help?: string
}

const schema = async () => (await import('#domain/forms/account.ts')).forgotPasswordForm

/** Asks for the address and mails a link to it. The response is the same for every address. */
export function SendLinkForm({ submit, help }: SendLinkFormProps) {
  const t = useTexts('account')
  const lang = useLang()
  const to = useHref()('forgetSent')
  const next = useNextPage()
  const { mutateAsync: sendLink } = useForgotPassword()
  const { getToken } = useCaptcha()
  const typed = useTyped('sendLink', { email: '' })
  const form = useRuleForm({
    schema,
    values: typed.values,
    labelOf: () => t.email,
    onChange: typed.keep,
  })
  const { send, retry, ...sending } = useSubmit(
    form,
    async ({ email }: ForgotPasswordValues) => {
      await sendLink({ lang, data: { email, captcha_token: await getToken('forgotPassword') } })
      typed.drop()
      await next.open(to, { state: { email } })
    },
    (error) => fieldErrors(error).filter(({ name }) => name === 'email'),
  )
  return (
    <Form form={form} onValid={send}>
      <TextField<ForgotPasswordValues>
        name="email"
        type="email"
        autoComplete="email"
        label={t.email}
        help={help}
      />
      <CaptchaNotice />
      <FormFailure {...sending} start={retry} />
      <div className={styles.submit}>
        <SubmitButton busy={sending.busy}>{submit}</SubmitButton>
      </div>
    </Form>
  )
}
