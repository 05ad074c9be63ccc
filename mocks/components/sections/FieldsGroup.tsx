import { useEffect, useState } from 'react'
import { ApiError } from '#src/api/apiError.ts'
import { AlertBox } from '#src/forms/AlertBox.tsx'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormActions, SubmitButton } from '#src/forms/FormActions.tsx'
import { LeaveQuestion } from '#src/forms/LeaveQuestion.tsx'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { useRuleForm } from '#src/forms/useRuleForm.ts'
import { Link } from '#src/ui/Link.tsx'
import { Group, Sample } from '../Sample.tsx'
import { SampleFields } from './SampleFields.tsx'
import { fieldNames, sampleForm, sampleValues } from './sampleForm.ts'

/** An address that the question about leaving asks for. */
const ELSEWHERE = '/elsewhere'

/** The fields of forms. */
export function FieldsGroup() {
  const [values] = useState(sampleValues)
  const form = useRuleForm({ schema: sampleForm, values, labelOf: (name) => name.replace(/^.*\./, '') })
  const { check } = form
  useEffect(() => check(...fieldNames.map((name) => `wrong.${name}`)), [check])
  return (
    <Group
      id="fields"
      title="Fields of forms"
      lead="src/forms, Mantine’s fields with the looks of the native controls. “Send” shows the summary of errors."
    >
      <Form form={form} onValid={() => {}}>
        <Sample name="Fields">
          <SampleFields state="plain" />
        </Sample>
        <Sample name="Fields with messages">
          <SampleFields state="wrong" />
        </Sample>
        <Sample name="FormActions, SubmitButton">
          <FormActions>
            <SubmitButton variant="go">Send</SubmitButton>
            <SubmitButton busy>Sending</SubmitButton>
          </FormActions>
        </Sample>
      </Form>
      <Sample name="AlertBox">
        <AlertBox title="There is a problem">
          <p>It is announced when it appears.</p>
        </AlertBox>
      </Sample>
      <Sample name="SendFailure">
        <SendFailure error={new ApiError(0, null)} busy={false} onRetry={() => {}} />
        <SendFailure busy error={new ApiError(429, null, { retryAfter: 5 * 60 * 1000 })} onRetry={() => {}} />
      </Sample>
      <Sample name="DialogForm">
        <DialogForm
          form={form}
          sending={{ send: async () => {}, busy: false, failure: null, retry: () => {} }}
          lead="The lead of a dialog."
          cancel="Cancel"
          button={{ label: 'Send', tone: 'danger' }}
          onCancel={() => {}}
        >
          <p>The fields.</p>
        </DialogForm>
      </Sample>
      <Sample name="LeaveQuestion">
        <p>
          <Link to={ELSEWHERE}>Leave without saving</Link>
        </p>
        <LeaveQuestion
          when={({ pathname }) => pathname === ELSEWHERE}
          text="The values of the form would be lost."
          sending={{ sending: 'The values are being sent.', unsure: 'The values may not have been sent.' }}
          onLeave={() => Promise.resolve()}
        />
      </Sample>
    </Group>
  )
}
