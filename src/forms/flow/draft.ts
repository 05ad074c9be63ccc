import { isRecord } from '#domain/record.ts'
import type { Draft, FlowState } from './flowState.ts'

/** Takes over what a step's form holds. Content that has changed is no longer checked, and gets another key. */
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

/** A file is kept elsewhere (`keptFiles.ts`); here it is known by what tells it from another. */
function storable(value: unknown): unknown {
  if (!(value instanceof File)) return value
  const { name, size, lastModified } = value
  return { name, size, lastModified }
}

/** The draft's values in a blank form; values that do not have the shape of the blank ones are left out. */
export function filledWith<Values extends Draft>(blank: Values, draft: Draft): Values {
  const fitting = Object.entries(draft).filter(
    ([name, value]) => name in blank && isAlike(value, blank[name]),
  )
  return Object.assign({ ...blank }, Object.fromEntries(fitting))
}

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

/** Whether a value has the shape of a blank one: null stands for a choice that was not made yet, an empty list for any number of texts. */
function isAlike(value: unknown, blank: unknown): boolean {
  if (blank === null) return true
  if (Array.isArray(blank)) {
    if (!Array.isArray(value)) return false
    if (blank.length === 0) return value.every((each) => typeof each === 'string')
    return value.length === blank.length && blank.every((each, at) => isAlike(value[at], each))
  }
  if (typeof blank !== 'object') return typeof value === typeof blank
  return isRecord(value) && Object.entries(blank).every(([name, each]) => isAlike(value[name], each))
}
