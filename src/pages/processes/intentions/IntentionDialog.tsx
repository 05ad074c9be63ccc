import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Intention } from '#domain/forms/intentions.ts'
import { shortName } from '#domain/text.ts'
import { useSendContact } from '#src/api/mypage.ts'
import { type Process, invalidateProcesses } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { TextAreaField } from '#src/forms/TextField.tsx'
import type { RuleForm } from '#src/forms/useRuleForm.ts'
import { useSubmit } from '#src/forms/useSubmit.ts'
import { useFocusOnMount } from '#src/lib/focus.ts'
import type { Draft } from '#src/routes/flowState.ts'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Dialog, DialogActions } from '#src/ui/mantine/Dialog.tsx'
import { Unbroken } from '#src/ui/Unbroken.tsx'
import styles from './IntentionDialog.module.css'

/** A message about an application: the wish, and its text for the advisor. */
export interface Wish {
  intention: Intention
  lines: string[]
}

interface IntentionDialogProps<Values extends Draft> {
  process: Process
  title: string
  form: RuleForm<Values>
  wishOf: (values: Values) => Wish
  /** Called when the message has been sent. */
  onSent: () => void
  onClose: () => void
  /** The sentences about the steps that follow. */
  follows: string[]
  cancel: string
  send: { label: string; tone?: 'go' | 'danger' }
  /** The fields above the note. */
  children: ReactNode
}

/** A dialog that sends a wish about an application to the advisor, and says first which steps follow. */
export function IntentionDialog<Values extends Draft>(props: IntentionDialogProps<Values>) {
  const { process, title, form, wishOf, onSent, onClose, follows, cancel, send: button, children } = props
  const t = useTexts('intentions')
  const lang = useLang()
  const [isDone, setDone] = useState(false)
  const advisor = shortName(process.advisor.name)
  const queryClient = useQueryClient()
  const { mutateAsync: sendContact } = useSendContact()
  const sending = useSubmit(form, async (values: Values) => {
    const { intention, lines } = wishOf(values)
    const contents = lines.filter((line) => line !== '').join('\n')
    await sendContact({
      lang,
      data: { type: 'application', contents, process_id: process.process_id, intention },
    })
    onSent()
    setDone(true)
    invalidateProcesses(queryClient)
  })
  if (isDone)
    return (
      <Dialog title={title} closeLabel={t.close} onClose={onClose}>
        <Sent advisor={advisor} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={title} closeLabel={t.close} onClose={onClose}>
      <DialogForm
        form={form}
        sending={sending}
        lead={<Unbroken>{process.job.title}</Unbroken>}
        cancel={cancel}
        button={button}
        onCancel={onClose}
      >
        {children}
        <TextAreaField<{ contents: string }> name="contents" label={t.note({ advisor })} optional rows={3} />
        <div className={styles.follows}>
          <Heading level={3}>{t.follows}</Heading>
          <ol>
            {follows.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      </DialogForm>
    </Dialog>
  )
}

function Sent({ advisor, onClose }: { advisor: string; onClose: () => void }) {
  const t = useTexts('intentions')
  const button = useFocusOnMount<HTMLButtonElement>()
  return (
    <>
      <div role="status">
        <p>
          <b>{t.done({ advisor })}</b>
        </p>
        <p>{t.doneText}</p>
      </div>
      <DialogActions>
        <Button ref={button} onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </>
  )
}
