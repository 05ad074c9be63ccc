import { applyForm, type ApplyValues, blankApply } from '#domain/forms/apply.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useTexts } from '#src/context/language.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'

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
  const sending = useSubmit(form, async (values: ApplyValues, keyed) => {
    await apply(values, keyed())
    typed.drop()
  })
  return (
    <DialogForm
      form={form}
      sending={sending}
      cancel={t.cancel}
      button={{ label: t.send, tone: 'go' }}
      onCancel={onCancel}
    >
      <TextAreaField<ApplyValues> name="contents" label={t.note} help={t.noteHelp} optional rows={4} />
    </DialogForm>
  )
}
