import type { ReactNode } from 'react'
import { useTexts } from '../../context/language.ts'
import { useIsLeft } from '../../lib/useIsLeft.ts'
import { Note } from '../../ui/Note.tsx'
import { Form } from '../Form.tsx'
import { FormActions } from '../FormActions.tsx'
import type { useStep } from './useStep.ts'

interface StepFormProps {
  step: ReturnType<typeof useStep>
  /** Called in place of the navigation to the next step. */
  onValid?: () => void
  /** The buttons at the bottom. */
  actions: ReactNode
  children: ReactNode
}

/** The form of a step. A valid submit opens the next step. */
export function StepForm({
  step: { form, isKept, pass, goOn },
  onValid = goOn,
  actions,
  children,
}: StepFormProps) {
  const t = useTexts('forms')
  const isLeft = useIsLeft()
  const proceed = () => {
    if (isLeft()) return
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
      <FormActions>{actions}</FormActions>
    </Form>
  )
}
