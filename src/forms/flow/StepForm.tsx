import type { ReactNode } from 'react'
import { useTexts } from '../../context/language.ts'
import { Note } from '../../ui/Note.tsx'
import { Form } from '../Form.tsx'
import { FormActions } from '../FormActions.tsx'
import { useFlowState } from './flowContext.ts'
import type { useStep } from './useStep.ts'

interface StepFormProps {
  step: ReturnType<typeof useStep>
  /** Called in place of the navigation to the next step. */
  onValid?: () => void
  /** The buttons at the bottom. */
  actions: ReactNode
  children: ReactNode
}

/** The form of a step, with the time of the last save. A valid submit opens the next step. */
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

/** The time of the last save of the draft, in the time zone of the device. */
function KeptAt() {
  const t = useTexts('forms')
  const { keptAt } = useFlowState().state
  return keptAt > 0 && <span className="meta num">{t.keptAt({ time: clock(new Date(keptAt)) })}</span>
}

/** Formats a time as "09:05", which both languages use. */
function clock(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
