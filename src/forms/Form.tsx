import { type ReactNode, useCallback, useRef } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { companyBasics } from '#src/context/config.ts'
import { useTexts } from '../context/language.ts'
import { FieldScope } from '../ui/mantine/FieldScope.tsx'
import { Note } from '../ui/Note.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useCheckEvents } from './useCheckEvents.ts'
import type { RuleForm } from './useRuleForm.ts'
import styles from './Form.module.css'

interface FormProps<Values> {
  form: RuleForm<Values>
  /** Called with the values once they are valid. */
  onValid: (values: Values) => unknown
  /** Stops the browser from storing and restoring values; the form stores them itself. */
  isPrivate?: boolean
  children: ReactNode
}

/** A form of fields (`TextField` and the others in this folder), with an error summary at its top. */
export function Form<Values>({ form, onValid, isPrivate, children }: FormProps<Values>) {
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
    <FieldScope>
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
            <ScriptNotice />
            <ErrorSummary refusals={form.refusals} labelOf={form.labelOf} />
          </div>
          {children}
        </form>
      </FormProvider>
    </FieldScope>
  )
}

/** A notice for browsers with scripts switched off. */
function ScriptNotice() {
  const t = useTexts('forms')
  return (
    <noscript>
      <Note tone="warn">{t.needsScript(companyBasics())}</Note>
    </noscript>
  )
}

/**
 * Takes over values typed into the server-rendered form before hydration. Must run before the controls are registered, so it is called
 * from the ref of an element that precedes them.
 */
function takeTyped(
  element: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn, 'getValues' | 'setValue'>,
): void {
  for (const [name, typed] of new FormData(element)) {
    const value: unknown = getValues(name)
    // A control that is a part of a field, such as the year of a date, has no value of its own.
    if (typed === '' || typeof typed !== 'string' || value === undefined) continue
    if (typeof value === 'boolean') setValue(name, true)
    else if (Array.isArray(value)) setValue(name, [...new Set([...value, typed])])
    else setValue(name, typed)
  }
}
