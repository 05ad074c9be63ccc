import { type MouseEvent, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '../context/language.ts'
import { AlertBox } from './AlertBox.tsx'
import { errorList } from './errorList.ts'
import styles from './ErrorSummary.module.css'
import type { RuleForm } from './useRuleForm.ts'

/** After a refused submit: what is wrong, each message a link to its field. It takes the focus each time. */
export function ErrorSummary({ refusals, labelOf }: Pick<RuleForm, 'refusals' | 'labelOf'>) {
  const t = useTexts('forms')
  const { getValues } = useFormContext()
  const errors = errorList(useFormState().errors, getValues())
  const box = useRef<HTMLDivElement>(null)
  const led = useRef(0)
  // The errors may come after the refusal, so the box need not be there at once.
  useEffect(() => {
    if (led.current === refusals || !box.current) return
    led.current = refusals
    box.current.focus()
  })

  if (refusals === 0 || errors.length === 0) return null
  return (
    <AlertBox ref={box} title={t.summary({ count: errors.length })}>
      <ul className={styles.list}>
        {errors.map(({ name, message, rule }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
              {/* The rule's text does not tell which field. */}
              {rule === 'required' ? t.labelled({ label: labelOf(name), message }) : message}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  )
}

/** Moves the focus and not the address: a hash would be one more step back in the history. */
function goToField(event: MouseEvent, name: string): void {
  const field = document.getElementById(name)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
