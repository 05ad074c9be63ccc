import { type MouseEvent, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { RuleName } from '#domain/ruleNames.ts'
import { useTexts } from '../context/language.ts'
import { AlertBox } from './AlertBox.tsx'
import { errorList } from './errorList.ts'
import type { RuleForm } from './useRuleForm.ts'
import styles from './Form.module.css'

/** The rules with texts that do not name the field. */
const unnamed: ReadonlySet<string | undefined> = new Set<RuleName>([
  'required',
  'agreeToTarget',
  'resumeGroupRequired',
  'checkDateRequired',
  'numeric',
  'fileSize',
  'fileNameLength',
  'fileName',
  'fileType',
  'fileContent',
  'fileVirus',
])

/** Lists the errors after a refused submit, each a link to its field. It takes the focus at each refusal. */
export function ErrorSummary({ refusals, labelOf }: Pick<RuleForm, 'refusals' | 'labelOf'>) {
  const t = useTexts('forms')
  const { getValues } = useFormContext()
  const errors = errorList(useFormState().errors, getValues())
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef(0)
  // The box may be rendered after the refusal, as the errors can arrive later.
  useEffect(() => {
    if (focused.current === refusals || !box.current) return
    focused.current = refusals
    box.current.focus()
  })

  if (refusals === 0 || errors.length === 0) return null
  return (
    <AlertBox ref={box} title={t.summary({ count: errors.length })}>
      <ul className={styles.list}>
        {errors.map(({ name, message, rule }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
              {unnamed.has(rule) ? t.labelled({ label: labelOf(name, rule), message }) : message}
            </a>
          </li>
        ))}
      </ul>
    </AlertBox>
  )
}

/** Moves the focus without changing the address: a hash would add an entry to the history. */
function goToField(event: MouseEvent, name: string): void {
  const field = document.getElementById(name)
  if (!field) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
