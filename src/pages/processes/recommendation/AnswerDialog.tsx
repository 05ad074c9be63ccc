import type { ReactNode } from 'react'
import { chosen } from '#domain/forms/controlValues.ts'
import { answerForms, type AnswerValues, blankAnswer } from '#domain/forms/recommendationAnswer.ts'
import { DeclineReason, type RecommendationAction } from '#openapi/generated/options.ts'
import { type Process, useChangeProcessStatus } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { CheckboxesField } from '#src/forms/ChoiceFields.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Dialog, DialogWarning } from '#src/ui/mantine/Dialog.tsx'
import type { AnsweringDialog } from '../answering/useAnswering.ts'
import { useSendAnswer } from '../answering/useSendAnswer.ts'

interface AnswerDialogProps extends AnsweringDialog {
  process: Process
  action: RecommendationAction
  /** A warning about the job, before the form. */
  warning: ReactNode
}

/** Asks for the texts of an answer and sends it. Typed texts are stored until they are sent. */
export function AnswerDialog({ process, action, warning, onStored, onRefused, onClose }: AnswerDialogProps) {
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

  const sending = useSendAnswer<AnswerValues>({
    form,
    call: ({ contents, reasons }, headers) => {
      const data = {
        process_id: process.process_id,
        action,
        contents,
        reasons: reasons.flatMap((reason) => chosen(DeclineReason, reason) ?? []),
      }
      return changeStatus({ lang, data, headers })
    },
    drop: typed.drop,
    onStored,
    onRefused,
  })

  return (
    <Dialog title={t.title} closeLabel={dialog.close} onClose={onClose}>
      <DialogWarning>{warning}</DialogWarning>
      <DialogForm
        form={form}
        sending={sending}
        lead={t.lead({ advisor: process.advisor.name })}
        cancel={t.cancel}
        button={{ label: options.actions[action], tone: tones[action] }}
        onCancel={onClose}
      >
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
      </DialogForm>
    </Dialog>
  )
}

const tones = { apply: 'go', inquiry: 'primary', decline: 'danger' } as const
