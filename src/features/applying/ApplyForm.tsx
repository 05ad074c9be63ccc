import { applyForm, type ApplyValues, blankApply } from '#domain/forms/apply.ts'
import { useTexts } from '#src/context/language.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Button } from '#src/ui/Button.tsx'
import { DialogActions } from '#src/ui/mantine/Dialog.tsx'

interface ApplyFormProps {
  jobIds: number[]
  apply: (values: ApplyValues, headers: KeyHeader) => Promise<void>
  onCancel: () => void
}

/** The note to the advisor, stored until it is sent, and the button that sends the application. */
export function ApplyForm({ jobIds, apply, onCancel }: ApplyFormProps) {
  const t = useTexts('applying')
  const typed = useTyped<ApplyValues>(`apply.${jobIds.join('.')}`, blankApply)
  const form = useRuleForm({
    schema: applyForm,
    values: typed.values,
    labelOf: () => t.note,
    onChange: typed.keep,
  })
  const submit = useSubmit(form, async (values: ApplyValues, keyed) => {
    await apply(values, keyed())
    typed.drop()
  })
  return (
    <Form isPrivate form={form} onValid={submit.send}>
      <TextAreaField<ApplyValues> name="contents" label={t.note} help={t.noteHelp} optional rows={4} />
      {submit.failure !== null && (
        <SendFailure error={submit.failure} onRetry={submit.retry} busy={submit.busy} />
      )}
      <DialogActions>
        <Button variant="text" onClick={onCancel}>
          {t.cancel}
        </Button>
        <SubmitButton variant="go" busy={submit.busy}>
          {t.send}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}
