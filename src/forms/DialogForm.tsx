import type { ReactNode } from 'react'
import type { Draft } from '../routes/flowState.ts'
import { DialogActions, DialogCancel, DialogLead } from '../ui/mantine/Dialog.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './FormActions.tsx'
import { SendFailure } from './SendFailure.tsx'
import type { RuleForm } from './useRuleForm.ts'
import type { Submit } from './useSubmit.ts'
import dangerous from '../ui/dangerousButton.module.css'

interface DialogFormProps<Values extends Draft> {
  form: RuleForm<Values>
  /** The result of `useSubmit` for the form. */
  sending: Submit<Values>
  /** The first paragraph. */
  lead?: ReactNode
  /** The label of the button that closes the dialog. */
  cancel: string
  /** The button that sends the form. `go` leads on, `danger` ends something. */
  button: { label: string; tone?: 'go' | 'primary' | 'danger' }
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** The form of a dialog: its lead, the failure of its sending, its fields and two buttons. */
export function DialogForm<Values extends Draft>(props: DialogFormProps<Values>) {
  const { form, lead, cancel, button, onCancel, children } = props
  const { send, busy, failure, retry } = props.sending
  return (
    <Form isPrivate form={form} onValid={send}>
      {lead !== undefined && <DialogLead>{lead}</DialogLead>}
      {failure !== null && <SendFailure error={failure} onRetry={retry} busy={busy} />}
      {children}
      <DialogActions>
        <DialogCancel busy={busy} onClose={onCancel}>
          {cancel}
        </DialogCancel>
        <SubmitButton
          busy={busy}
          variant={button.tone === 'go' ? 'go' : 'primary'}
          className={button.tone === 'danger' ? dangerous.button : undefined}
        >
          {button.label}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}
