import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/dates.ts'
import { chosen } from '#domain/forms/controlValues.ts'
import { type InterviewValues, blankInterview, interviewForm } from '#domain/forms/interview.ts'
import { InterviewMethod } from '#openapi/generated/options.ts'
import { invalidateAuth } from '#src/api/account.ts'
import { useRequestInterview } from '#src/api/mypage.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import { RadioField } from '#src/forms/ChoiceFields.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { TextAreaField, TextField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Dialog } from '#src/ui/mantine/Dialog.tsx'
import { RequestDone } from './RequestDone.tsx'

/** Asks for a talk with an advisor. A repeated request is marked as such (`reInterview`). */
export function InterviewDialog({ onClose }: { onClose: () => void }) {
  const { interview: t, close } = useTexts('dashboard')
  // The time before this request: the response changes it.
  const [before] = useState(useAuth().interviewRequestedAt)
  const [isDone, setDone] = useState(false)
  return (
    <Dialog title={before === null ? t.title : t.titleAgain} closeLabel={close} onClose={onClose}>
      {isDone ? (
        <RequestDone title={t.done} text={t.doneText} onClose={onClose} />
      ) : (
        <InterviewForm before={before} onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface InterviewFormProps {
  before: string | null
  onDone: () => void
  onCancel: () => void
}

function InterviewForm({ before, onDone, onCancel }: InterviewFormProps) {
  const { interview: t, cancel } = useTexts('dashboard')
  const { methods } = useTexts('processOptions')
  const lang = useLang()
  const queryClient = useQueryClient()
  const typed = useTyped<InterviewValues>('interview', blankInterview)
  const labels: Record<string, string> = t.labels
  const form = useRuleForm({
    schema: interviewForm,
    values: typed.values,
    labelOf: (name) => labels[name] ?? name,
    onChange: typed.keep,
  })
  const { mutateAsync: requestInterview } = useRequestInterview()
  const request = async ({ method, ...texts }: InterviewValues) => {
    await requestInterview({
      lang,
      data: {
        ...texts,
        method: chosen(InterviewMethod, method) ?? 'online',
        reInterview: before !== null,
      },
    })
    typed.drop()
    onDone()
    await invalidateAuth(queryClient)
  }
  const sending = useSubmit(form, request)
  return (
    <DialogForm
      form={form}
      sending={sending}
      lead={before === null ? t.lead : t.leadAgain({ date: formatDate(before, lang) })}
      cancel={cancel}
      button={{ label: t.send }}
      onCancel={onCancel}
    >
      <RadioField<InterviewValues>
        name="method"
        label={t.labels.method}
        choices={InterviewMethod.map((value) => ({ value, label: methods[value] }))}
      />
      <TextField<InterviewValues>
        name="preferredTimes"
        label={t.labels.preferredTimes}
        help={t.help.preferredTimes}
      />
      <TextAreaField<InterviewValues> optional name="contents" label={t.labels.contents} rows={3} />
    </DialogForm>
  )
}
