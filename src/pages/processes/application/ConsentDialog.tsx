import { type ConsentValues, blankConsent, consentForms } from '#domain/forms/consent.ts'
import { ApiError } from '#src/api/apiError.ts'
import { type ConsentDocument, type Process, namedProcess, useSubmitConsent } from '#src/api/processes.ts'
import type { KeyHeader } from '#src/api/useSending.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Form } from '#src/forms/Form.tsx'
import { SubmitButton } from '#src/forms/FormActions.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Button } from '#src/ui/Button.tsx'
import dangerous from '#src/ui/dangerousButton.module.css'
import { Dialog, DialogActions, DialogLead } from '#src/ui/mantine/Dialog.tsx'

export type ConsentAnswer = 'agree' | 'decline'

interface ConsentDialogProps {
  process: Process
  /** The documents of the request. */
  documents: ConsentDocument[]
  answer: ConsentAnswer
  onStored: (process: Process) => void
  /** The advisor has changed or ended the request. */
  onRefused: (message: string) => void
  onClose: () => void
}

/** Confirms an answer to a request for consent, and sends it. A typed note is stored until it is sent. */
export function ConsentDialog({
  process,
  documents,
  answer,
  onStored,
  onRefused,
  onClose,
}: ConsentDialogProps) {
  const { consent, dialog } = useTexts('processes')
  const t = consent.dialog
  const lang = useLang()
  const { mutateAsync: submitConsent } = useSubmitConsent()
  const named = answer === 'agree' ? documents.map(({ document }) => document) : []
  const typed = useTyped<ConsentValues>(`consent.${process.process_id}.${answer}`, blankConsent)
  const form = useRuleForm({
    schema: consentForms[answer],
    values: { contents: typed.values.contents, documents: named },
    labelOf: () => t.contents,
    onChange: typed.keep,
  })

  const request = async ({ contents }: ConsentValues, keyed: () => KeyHeader) => {
    const data = { process_id: process.process_id, answer, documents: named, contents }
    try {
      const after = await namedProcess(lang, submitConsent({ lang, data, headers: keyed() }))
      typed.drop()
      onStored(after)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409 && error.problem)) throw error
      onRefused(error.problem.detail)
    }
  }
  const { send, busy, failure, retry } = useSubmit(form, request)

  return (
    <Dialog title={t[answer].title} closeLabel={dialog.close} onClose={onClose}>
      <Form isPrivate form={form} onValid={send}>
        <DialogLead>
          {t[answer].lead({ advisor: process.advisor.name, employer: process.employer?.name ?? '' })}
        </DialogLead>
        {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
        <TextAreaField<ConsentValues> name="contents" label={t.contents} help={t.help} optional rows={3} />
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton
            busy={busy}
            {...(answer === 'agree' ? { variant: 'go' } : { className: dangerous.button })}
          >
            {consent[answer]}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
