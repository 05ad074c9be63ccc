import { type Stored, stored } from './stored.ts'

/** What a person has given so far, by the names of the form; only what differs from the blank form. */
export type Answers = Record<string, unknown>

/** What a complete page shows of something that was sent. */
export type Receipt = { id: number; email: string }

/** A flow in this tab: it outlives a reload, belongs to no language, and ends when the flow is left (product-decisions §8). */
export type FlowState = {
  answers: Answers
  /** The steps whose answers were valid when the person went on, and have not changed since. */
  passed: string[]
  /** The `Idempotency-Key` of the content; '' until it is first sent. */
  key: string
  /** Of what this tab has sent; from then on there are no answers. */
  receipt: Receipt | null
}

const nothing: FlowState = { answers: {}, passed: [], key: '', receipt: null }

const states = new Map<string, Stored<FlowState>>()

/** The state of a flow, in the session storage of this tab. */
export function flowState(flow: string): Stored<FlowState> {
  const known = states.get(flow)
  if (known) return known
  const state = stored('sessionStorage', `flow.${flow}`, readState, nothing)
  states.set(flow, state)
  return state
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readState(value: unknown): FlowState | undefined {
  if (!isRecord(value)) return undefined
  const { answers, passed, key, receipt } = value
  if (!isRecord(answers) || !Array.isArray(passed) || typeof key !== 'string') return undefined
  return { answers, passed: passed.map(String), key, receipt: readReceipt(receipt) }
}

function readReceipt(value: unknown): Receipt | null {
  if (!isRecord(value)) return null
  const { id, email } = value
  return typeof id === 'number' && typeof email === 'string' ? { id, email } : null
}

/** Takes over what a step's form holds. Content that has changed is no longer checked, and gets another key. */
export function withAnswers(state: FlowState, step: string, values: Answers, blank: Answers): FlowState {
  const answers = { ...state.answers }
  for (const [name, empty] of Object.entries(blank)) {
    if (isSame(values[name], empty)) delete answers[name]
    else answers[name] = values[name]
  }
  if (isSame(answers, state.answers)) return state
  return { answers, passed: state.passed.filter((each) => each !== step), key: '', receipt: null }
}

/** The answers in the shape of the blank form; what does not have its shape is left out. */
export function filledWith<Values extends Answers>(blank: Values, answers: Answers): Values {
  const fitting = Object.entries(answers).filter(
    ([name, value]) => name in blank && isAlike(value, blank[name]),
  )
  return Object.assign({ ...blank }, Object.fromEntries(fitting))
}

const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other)

/** Null stands for a choice that was not made yet. */
const isAlike = (value: unknown, blank: unknown) =>
  blank === null || (typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank))
