import { type ReactNode, useCallback, useRef } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { NeedsScript } from './NeedsScript.tsx'
import styles from './Form.module.css'
import { takeTyped } from './typedBefore.ts'
import { useCheckEvents } from './useCheckEvents.ts'
import type { RuleForm } from './useRuleForm.ts'

interface FormProps {
  form: RuleForm
  /** Called with the values once they are valid. */
  onValid: (values: FieldValues) => unknown
  /** Stops the browser from storing and restoring values; the form does so itself. */
  isPrivate?: boolean
  children: ReactNode
}

/** A form of fields (`TextField` and the others in this folder), with an error summary at its top. */
export function Form({ form, onValid, isPrivate, children }: FormProps) {
  const element = useRef<HTMLFormElement>(null)
  useCheckEvents(element, form.check)
  const { form: fields } = form
  const beforeFields = useCallback(
    (node: HTMLElement | null) => {
      const owner = node?.closest('form')
      if (owner) takeTyped(owner, fields)
    },
    [fields],
  )
  return (
    <FormProvider {...fields}>
      <form
        ref={element}
        noValidate
        autoComplete={isPrivate ? 'off' : undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(onValid)
        }}
      >
        <div ref={beforeFields} className={styles.top}>
          <NeedsScript />
          <ErrorSummary refusals={form.refusals} labelOf={form.labelOf} />
        </div>
        {children}
      </form>
    </FormProvider>
  )
}
