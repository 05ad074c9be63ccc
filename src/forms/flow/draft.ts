import { isRecord } from '#domain/record.ts'
import type { Draft, FlowState } from '../../routes/flowState.ts'

/** Merges the values of a step's form into the draft. A change marks the step as not passed and discards key and receipt. */
export function withValues(state: FlowState, step: string, values: Draft, blank: Draft): FlowState {
  const draft = { ...state.draft }
  for (const [name, empty] of Object.entries(blank)) {
    const value = storable(values[name])
    if (isSame(value, empty)) delete draft[name]
    else draft[name] = value
  }
  if (isSame(draft, state.draft)) return state
  return { ...state, draft, passed: state.passed.filter((each) => each !== step), key: '', receipt: null }
}

/** Replaces a file by the properties that identify it; the file itself is stored by `keptFiles.ts`. */
function storable(value: unknown): unknown {
  if (!(value instanceof File)) return value
  const { name, size, lastModified } = value
  return { name, size, lastModified }
}

/**
 * Fills a form's initial values with the draft's values. Drops values with another shape than in `sample`, by default the initial values.
 */
export function filledWith<Values extends Draft>(blank: Values, draft: Draft, sample: Draft = blank): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) => name in blank && isAlike(value, sample[name]),
  )
  return Object.assign({ ...blank }, Object.fromEntries(fitting))
}

/** Returns whether two values have the same JSON. */
export const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

/**
 * Returns whether a value has the shape of a sample. Null allows any value, an empty list any number of texts, and a list of one row any
 * number of such rows.
 */
function isAlike(value: unknown, sample: unknown): boolean {
  if (sample === null) return true
  if (Array.isArray(sample)) {
    if (!Array.isArray(value)) return false
    if (sample.length <= 1) return value.every((each) => isAlike(each, sample[0] ?? ''))
    return value.length === sample.length && sample.every((each, at) => isAlike(value[at], each))
  }
  if (typeof sample !== 'object') return typeof value === typeof sample
  return isRecord(value) && Object.entries(sample).every(([name, each]) => isAlike(value[name], each))
}
