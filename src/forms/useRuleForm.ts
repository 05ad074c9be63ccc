import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { CHECK_DELAY } from '#domain/formLimits.ts'
import { isRecord } from '#domain/record.ts'
import { type RuleIssue, ruleMessage } from '#domain/ruleIssues.ts'
import { useLang, useTexts } from '../context/language.ts'
import { afterPress } from '../lib/afterPress.ts'
import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import { idle } from '../lib/time.ts'
import { type FormError, errorList } from './errorList.ts'
import { type RuleSchemaSource, ruleResolver } from './ruleResolver.ts'

export interface RuleFormOptions<Values> {
  schema: RuleSchemaSource<Values>
  /** The initial value of each field, in the order of the page; '', [] or false when empty. */
  values: Values & FieldValues
  /** A field's label in the language of the page, for messages that name it; for the rule of a group, the label of the group. */
  labelOf: (name: string, rule?: string) => string
  /** Returns a message that replaces the rule's own text; undefined leaves that text. */
  messageOf?: (issue: RuleIssue) => string | undefined
  /** Called on every change with all values, checked or not. */
  onChange?: (values: FieldValues) => void
}

/** A form with fields that a schema of rules checks; `Form` renders it. `Values` is the schema's output. */
export interface RuleForm<Values = unknown> extends Pick<RuleFormOptions<Values>, 'labelOf'> {
  form: UseFormReturn<FieldValues, unknown, Values>
  /** Validates these fields after `CHECK_DELAY` and shows their errors. */
  check: (...names: string[]) => void
  /** Shows messages from elsewhere, such as the server, and focuses the summary. */
  refuse: (errors: FormError[]) => void
  /** Shows one message from elsewhere at its field alone, and focuses the field: a summary would repeat it. */
  refuseField: (error: FormError) => void
  /** Validates the form, then calls `onValid` or focuses the summary. */
  submit: (onValid: (values: Values) => unknown) => Promise<unknown>
  /** The number of refused submits; the summary takes the focus at each. */
  refusals: number
}

/**
 * A form built on react-hook-form and the named rules. Nothing is checked while typing: `Form` requests checks on blur and
 * change; values set by the program are checked here.
 */
export function useRuleForm<Values>({
  schema,
  values,
  labelOf,
  messageOf,
  onChange,
}: RuleFormOptions<Values>): RuleForm<Values> {
  const lang = useLang()
  const texts = useTexts('rules')
  const textOf = (issue: RuleIssue) => messageOf?.(issue) ?? ruleMessage(texts, issue, labelOf(issue.field))
  const form = useForm<FieldValues, unknown, Values>({
    defaultValues: values,
    resolver: ruleResolver(schema, textOf),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const check = useCheck(form)
  const loadSchema = useRef(typeof schema === 'function' ? schema : null)
  useEffect(() => {
    const load = loadSchema.current
    // The form can then be checked without a network. A failed load is repeated by the first check.
    if (load)
      void idle()
        .then(() => loadAhead(load))
        .catch(() => {})
  }, [])
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
          if (name && !type && !isRows(form.getValues(name))) check(name)
        },
      }),
    [form, check],
  )

  // Translates the shown messages when the language changes.
  const shownLang = useRef(lang)
  useEffect(() => {
    if (shownLang.current === lang) return
    shownLang.current = lang
    check()
  }, [lang, check])

  const refuse = useCallback(
    (errors: FormError[]) => {
      for (const { name, message } of errors) form.setError(name, { type: 'server', message })
      setRefusals((count) => count + 1)
    },
    [form],
  )
  const refuseField = useCallback(
    ({ name, message }: FormError) => {
      setRefusals(0)
      form.setError(name, { type: 'server', message }, { shouldFocus: true })
    },
    [form],
  )
  const submit = (onValid: (values: Values) => unknown) =>
    form.handleSubmit(onValid, (errors) => {
      check(...errorList(errors, form.getValues()).map(({ name }) => name))
      setRefusals((count) => count + 1)
    })()

  return { form, labelOf, check, refuse, refuseField, submit, refusals }
}

/** Returns true for a list of rows. A new row would otherwise show its missing values at once. */
const isRows = (value: unknown) => Array.isArray(value) && value.some(isRecord)

/** Returns a debounced check of the named fields. It repeats earlier ones, as a rule may depend on several fields. */
function useCheck({ trigger }: Pick<UseFormReturn, 'trigger'>): RuleForm['check'] {
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
