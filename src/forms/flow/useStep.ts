import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useLang } from '../../context/language.ts'
import { stepAfter } from '../../routes/flows.ts'
import type { FlowState } from '../../routes/flowState.ts'
import { inLanguage } from '../../routes/href.ts'
import { type PageId, table } from '../../routes/table.ts'
import type { RuleSchemaSource } from '../ruleResolver.ts'
import { type RuleForm, type RuleFormOptions, useRuleForm } from '../useRuleForm.ts'
import { filledWith, withValues } from './draft.ts'
import { useFlowId, useFlowState } from './flowContext.ts'
import { serverErrors } from './serverErrors.ts'

interface StepOptions<Values extends FieldValues> {
  step: PageId
  schema: RuleSchemaSource<Values>
  /** The initial values of the step's form. */
  blank: Values
  /** Values that are known from elsewhere, for a form without a draft. */
  preset?: Partial<Values>
  /** The shape of the values, where the initial ones have lists of rows: one row in each list. */
  sample?: Values
  labelOf: RuleFormOptions<Values>['labelOf']
  messageOf?: RuleFormOptions<Values>['messageOf']
  /** The chosen files, which the draft cannot store. */
  files?: Partial<Values>
}

interface Step<Values> {
  form: RuleForm<Values>
  /** False when this browser cannot store the draft. */
  isKept: boolean
  /** Marks the step as passed. */
  pass: () => void
  goOn: () => void
}

/** The form of a step: it starts from the draft of the flow, and stores each change. */
export function useStep<Values extends FieldValues>({
  step,
  schema,
  blank,
  preset,
  sample,
  labelOf,
  messageOf,
  files,
}: StepOptions<Values>): Step<Values> {
  const lang = useLang()
  const flow = useFlowId()
  const navigate = useNavigate()
  const { stored } = useFlowState()
  const [isKept, setKept] = useState(true)

  const { draft } = stored.get()
  const start = Object.keys(draft).length === 0 ? { ...blank, ...preset } : blank
  const form = useRuleForm({
    schema,
    labelOf,
    messageOf,
    values: { ...filledWith(start, draft, sample), ...files },
    onChange: (values) => {
      const before = stored.get()
      const after = withValues(before, step, values, blank)
      if (after === before) return
      const isStored = stored.set({ ...after, keptAt: Date.now() })
      // The page names a time only for a draft that is stored.
      if (!isStored) stored.set({ ...after, keptAt: 0 })
      setKept(isStored)
    },
  })

  useUnsavedOnly(step, blank, sample)
  const { refuse } = form
  useEffect(() => {
    const store = serverErrors(flow)
    const errors = store.get()
    if (errors.length === 0) return
    store.set([])
    refuse(errors)
  }, [flow, refuse])

  const pass = () => {
    const state = stored.get()
    stored.set({ ...state, passed: [...new Set([...state.passed, step])] })
  }
  const goOn = () => void navigate(inLanguage(lang, table[stepAfter(flow, step)].path))
  return { form, isKept, pass, goOn }
}

/**
 * Removes values from the draft that the form starts with anyway: a document may have been saved although the page was left before the
 * answer. Leaving does not ask about them.
 */
function useUnsavedOnly<Values extends FieldValues>(step: PageId, blank: Values, sample?: Values): void {
  const { stored } = useFlowState()
  const [prune] = useState(
    () => (state: FlowState) => withValues(state, step, filledWith(blank, state.draft, sample), blank),
  )
  useEffect(() => {
    const state = stored.get()
    const pruned = prune(state)
    if (pruned !== state) stored.set(pruned)
  }, [stored, prune])
}
