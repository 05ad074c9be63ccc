import type { ReactNode } from 'react'
import { useTexts } from '../../context/language.ts'
import { Note } from '../../ui/Note.tsx'
import { Form } from '../Form.tsx'
import { FormActions } from '../FormActions.tsx'
import { KeptAt } from './KeptAt.tsx'
import type { useStep } from './useStep.ts'

interface StepFormProps {
  step: ReturnType<typeof useStep>
  /** Called instead of going to the next step. */
  onValid?: () => void
  /** The buttons at the bottom. */
  actions: ReactNode
  children: ReactNode
}

/** The form of a step, with the time of the last save. A valid submit goes to the next step. */
export function StepForm({
  step: { form, isKept, pass, goOn },
  onValid = goOn,
  actions,
  children,
}: StepFormProps) {
  const t = useTexts('forms')
  const proceed = () => {
    pass()
    onValid()
  }
  return (
    <Form isPrivate form={form} onValid={proceed}>
      {!isKept && (
        <Note tone="warn" role="status">
          {t.notKept}
        </Note>
      )}
      {children}
      <FormActions>
        {actions}
        {isKept && <KeptAt />}
      </FormActions>
    </Form>
  )
}
