import { useState } from 'react'
import { isRecord } from '#domain/record.ts'
import { dropTyped, keepTyped, typedIn } from '../lib/typed.ts'
import type { Draft } from '../routes/flowState.ts'
import { filledWith } from './flow/draft.ts'

interface Typed<Values> {
  /** The blank values with earlier input in this tab. */
  values: Values
  /** Stores the values; pass it to `useRuleForm` as `onChange`. Fields that are not in `blank`, such as passwords, are left out. */
  keep: (values: Draft) => void
  /** Forgets the values, as after sending. */
  drop: () => void
}

/** Stores the input in a form of the applicant area for a reload and the end of a session (`lib/typed.ts`). */
export function useTyped<Values extends Draft>(form: string, blank: Values): Typed<Values> {
  const [values] = useState(() => {
    const typed = typedIn(form)
    return filledWith(blank, isRecord(typed) ? typed : {})
  })
  return {
    values,
    keep: (all) => keepTyped(form, Object.fromEntries(Object.keys(blank).map((name) => [name, all[name]]))),
    drop: () => dropTyped(form),
  }
}
