import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { CHECK_DELAY } from '#domain/limits.ts'
import { type RuleIssue, ruleMessage } from '#domain/ruleIssues.ts'
import { useLang, useTexts } from '../context/language.ts'
import { afterPress } from '../lib/afterPress.ts'
import { type FormError, errorList } from './errorList.ts'
import { type RuleSchema, ruleResolver } from './ruleResolver.ts'

export interface RuleFormOptions {
  schema: RuleSchema
  /** A value for each field, in the order of the page: '' [] false while nothing is given. */
  values: FieldValues
  /** A field's label in the language of the page, for messages that name it. */
  labelOf: (name: string) => string
  /** The message of a rule where the rule's own text does not say what happened. */
  messageOf?: (issue: RuleIssue) => string | undefined
  /** Called at every change, with all values. */
  onChange?: (values: FieldValues) => void
}

/** A form whose fields are checked by a schema of rules; `Form` shows it. */
export interface RuleForm extends Pick<RuleFormOptions, 'labelOf'> {
  form: UseFormReturn
  /** Shows whether these fields are right, after the delay of the specification. */
  check: (...names: string[]) => void
  /** Shows messages that came from elsewhere, such as the server's, and leads to them. */
  refuse: (errors: FormError[]) => void
  /** Submits: calls `onValid`, or leads to what is wrong. */
  submit: (onValid: (values: FieldValues) => unknown) => Promise<unknown>
  /** How often the form was refused; each time the summary takes the focus. */
  refusals: number
}

/**
 * A form on react-hook-form and the named rules. Nothing is checked while typing: `Form` asks for the checks on blur and
 * change; a value that the program sets is checked here.
 */
export function useRuleForm({ schema, values, labelOf, messageOf, onChange }: RuleFormOptions): RuleForm {
  const lang = useLang()
  const texts = useTexts('rules')
  const textOf = (issue: RuleIssue) => messageOf?.(issue) ?? ruleMessage(texts, issue, labelOf(issue.field))
  const form = useForm({
    defaultValues: values,
    resolver: ruleResolver(schema, textOf),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const check = useCheck(form)
  const [refusals, setRefusals] = useState(0)

  const changed = useRef(onChange)
  useEffect(() => {
    changed.current = onChange
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: all, name, type }) => {
          changed.current?.(all)
          if (name && !type) check(name)
        },
      }),
    [form, check],
  )

  // What is shown is said anew when the language changes.
  const said = useRef(lang)
  useEffect(() => {
    if (said.current === lang) return
    said.current = lang
    check()
  }, [lang, check])

  const refuse = useCallback(
    (errors: FormError[]) => {
      for (const { name, message } of errors) form.setError(name, { type: 'server', message })
      setRefusals((count) => count + 1)
    },
    [form],
  )
  const submit = (onValid: (values: FieldValues) => unknown) =>
    form.handleSubmit(onValid, (errors) => {
      check(...errorList(errors, form.getValues()).map(({ name }) => name))
      setRefusals((count) => count + 1)
    })()

  return { form, labelOf, check, refuse, submit, refusals }
}

/** Checks the fields that were asked for, and those of before again, since a rule may look at several fields. */
function useCheck({ trigger }: UseFormReturn): RuleForm['check'] {
  const shown = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(
    (...names) => {
      for (const name of names) shown.current.add(name)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => afterPress(() => void trigger([...shown.current])), CHECK_DELAY)
    },
    [trigger],
  )
}
