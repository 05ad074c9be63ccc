import { answerForms, type AnswerValues, blankAnswer } from '#domain/forms/recommendationAnswer.ts'
import { DeclineReason, type RecommendationAction } from '#openapi/generated/options.ts'
import { chosen } from '#domain/forms/controlValues.ts'
import { ApiError } from '#src/api/apiError.ts'
import { type Process, namedProcess, useChangeProcessStatus } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { LateFitWarning } from '#src/features/jobs/fit/LateFitWarning.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog, DialogActions, DialogLead } from '#src/ui/mantine/Dialog.tsx'
import dangerous from '#src/ui/dangerousButton.module.css'

interface AnswerDialogProps {
  process: Process
  action: RecommendationAction
  onStored: (process: Process) => void
  /** The status does not allow the answer any more. */
  onRefused: (message: string) => void
  onClose: () => void
}

/** Asks for the texts of an answer and sends it. Typed texts are stored until they are sent. */
export function AnswerDialog({ process, action, onStored, onRefused, onClose }: AnswerDialogProps) {
  const { dialog } = useTexts('processes')
  const options = useTexts('processOptions')
  const t = dialog[action]
  const lang = useLang()
  const { mutateAsync: changeStatus } = useChangeProcessStatus()
  const typed = useTyped<AnswerValues>(`answer.${process.process_id}.${action}`, blankAnswer)
  const labels: Record<string, string> = { contents: t.label, reasons: dialog.reasons }
  const form = useRuleForm({
    schema: answerForms[action],
    values: typed.values,
    labelOf: (name) => labels[name] ?? name,
    onChange: typed.keep,
  })

  const request = async ({ contents, reasons }: AnswerValues, keyed: () => KeyHeader) => {
    const data = {
      process_id: process.process_id,
      action,
      contents,
      reasons: reasons.flatMap((reason) => chosen(DeclineReason, reason) ?? []),
    }
    try {
      const after = await namedProcess(lang, changeStatus({ lang, data, headers: keyed() }))
      typed.drop()
      onStored(after)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.problem)) throw error
      onRefused(error.problem.detail)
    }
  }
  const { send, busy, failure, retry } = useSubmit(form, request)

  return (
    <Dialog title={t.title} closeLabel={dialog.close} onClose={onClose}>
      <Form isPrivate form={form} onValid={send}>
        {action === 'apply' && <LateFitWarning jobs={[process.job]} />}
        <DialogLead>{t.lead({ advisor: process.advisor.name })}</DialogLead>
        {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
        {action === 'decline' && (
          <CheckboxesField<AnswerValues>
            name="reasons"
            label={dialog.reasons}
            optional
            choices={DeclineReason.map((value) => ({ value, label: options.reasons[value] }))}
          />
        )}
        <TextAreaField<AnswerValues>
          name="contents"
          label={t.label}
          help={t.help || undefined}
          optional={action !== 'inquiry'}
          rows={4}
        />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton busy={busy} {...buttons[action]}>
            {options.actions[action]}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

const buttons = {
  apply: { variant: 'go' },
  inquiry: { variant: 'primary' },
  decline: { className: dangerous.button },
} as const
