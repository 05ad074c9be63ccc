import { type ConsentValues, blankConsent, consentForms } from '#domain/forms/consent.ts'
import { type ConsentDocument, type Process, useSubmitConsent } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { useTyped } from '#src/forms/useTyped.ts'
import { Dialog } from '#src/ui/mantine/Dialog.tsx'
import type { AnsweringDialog } from '../answering/useAnswering.ts'
import { useSendAnswer } from '../answering/useSendAnswer.ts'

export type ConsentAnswer = 'agree' | 'decline'

interface ConsentDialogProps extends AnsweringDialog {
  process: Process
  /** The documents of the request. */
  documents: ConsentDocument[]
  answer: ConsentAnswer
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

  const sending = useSendAnswer<ConsentValues>({
    form,
    call: ({ contents }, headers) => {
      const data = { process_id: process.process_id, answer, documents: named, contents }
      return submitConsent({ lang, data, headers })
    },
    drop: typed.drop,
    onStored,
    onRefused,
  })

  return (
    <Dialog title={t[answer].title} closeLabel={dialog.close} onClose={onClose}>
      <DialogForm
        form={form}
        sending={sending}
        lead={t[answer].lead({ advisor: process.advisor.name, employer: process.employer?.name ?? '' })}
        cancel={t.cancel}
        button={{ label: consent[answer], tone: answer === 'agree' ? 'go' : 'danger' }}
        onCancel={onClose}
      >
        <TextAreaField<ConsentValues> name="contents" label={t.contents} help={t.help} optional rows={3} />
      </DialogForm>
    </Dialog>
  )
}
