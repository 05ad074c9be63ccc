import { useRef } from 'react'
import { answerForms, type AnswerValues, blankAnswer } from '#domain/forms/recommendationAnswer.ts'
import { DeclineReason, type RecommendationAction } from '#openapi/generated/options.ts'
import { chosen } from '#domain/forms/chosen.ts'
import { ApiError } from '#src/api/apiError.ts'
import { type Process, answerRecommendation } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Button } from '#src/ui/Button.tsx'
import { DialogActions, DialogLead } from '#src/ui/mantine/DialogParts.tsx'
import { ModalSheet } from '#src/ui/mantine/ModalSheet.tsx'
import dangerous from '#src/ui/dangerousButton.module.css'

interface AnswerDialogProps {
  process: Process
  action: RecommendationAction
  onStored: (process: Process) => void
  /** The status does not allow the answer any more. */
  onRefused: (message: string) => void
  onClose: () => void
}

/** Asks for the texts of an answer and sends it. Typed texts are kept until they are sent. */
export function AnswerDialog({ process, action, onStored, onRefused, onClose }: AnswerDialogProps) {
  const { dialog } = useTexts('processes')
  const options = useTexts('processOptions')
  const t = dialog[action]
  const lang = useLang()
  const keyOf = useIdempotencyKey()
  const typed = useTyped<AnswerValues>(`answer.${process.process_id}.${action}`, blankAnswer)
  const labels: Record<string, string> = { contents: t.label, reasons: dialog.reasons }
  const form = useRuleForm({
    schema: answerForms[action],
    values: typed.values,
    labelOf: (name) => labels[name] ?? name,
    onChange: typed.keep,
  })

  const { send, busy, failure, retry } = useSubmit(form, async ({ contents, reasons }: AnswerValues) => {
    const request = {
      process_id: process.process_id,
      action,
      contents,
      reasons: reasons.flatMap((reason) => chosen(DeclineReason, reason) ?? []),
    }
    try {
      const after = await answerRecommendation(lang, request, keyOf(request))
      typed.drop()
      onStored(after)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.problem)) throw error
      onRefused(error.problem.detail)
    }
  })

  return (
    <ModalSheet title={t.title} closeLabel={dialog.close} onClose={onClose}>
      <Form isPrivate form={form} onValid={(values) => send(answerForms[action].parse(values))}>
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
    </ModalSheet>
  )
}

const buttons = {
  apply: { variant: 'go' },
  inquiry: { variant: 'primary' },
  decline: { className: dangerous.button },
} as const

/** Returns a function that gives each content one key, so that a repeated request answers once. */
function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' })
  return (request: object) => {
    const content = JSON.stringify(request)
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}
