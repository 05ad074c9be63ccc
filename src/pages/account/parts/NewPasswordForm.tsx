import { type NewPasswordValues, blankNewPassword, newPasswordForm } from '#domain/forms/account.ts'
import { useTexts } from '#src/context/language.ts'
import { NewPasswordFields } from '#src/features/password/NewPasswordFields.tsx'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import styles from './account.module.css'

interface NewPasswordFormProps {
  submit: string
  save: (values: NewPasswordValues) => Promise<void>
}

/** A new password, twice. */
export function NewPasswordForm({ submit, save }: NewPasswordFormProps) {
  const labels: Record<string, string> = useTexts('password').labels
  const form = useRuleForm({
    schema: newPasswordForm,
    values: blankNewPassword,
    labelOf: (name) => labels[name] ?? name,
  })
  const { send, retry, busy, failure } = useSubmit(form, save)
  return (
    <Form form={form} onValid={send}>
      <NewPasswordFields />
      {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
      <div className={styles.submit}>
        <SubmitButton busy={busy}>{submit}</SubmitButton>
      </div>
    </Form>
  )
}
