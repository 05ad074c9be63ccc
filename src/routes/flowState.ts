import { isRecord } from '#domain/record.ts'
import { type Stored, stored } from '../lib/stored.ts'
import { flowKey } from './flows.ts'
import type { FlowId } from './row.ts'

/** The values of a flow's forms by field name, if they differ from the blank form. `filledWith` checks their types. */
export type Draft = Record<string, unknown>

/** The facts that a complete page shows: the address of the confirmation, and a number if there is one. */
export type Receipt = { email: string; id?: number }

/** A stored receipt with additional fields of its flow; the flow's complete page parses them. */
export type KeptReceipt = Receipt & Record<string, unknown>

/** The state of a flow in this tab. It survives a reload and a language switch, and ends when the flow is left (product-decisions §8). */
export type FlowState = {
  draft: Draft
  /** The steps that were submitted with valid values and have not changed since. */
  passed: string[]
  /** The time of the last save, in ms since 1970; 0 before the first. */
  keptAt: number
  /** The `Idempotency-Key` of the content; '' until it is first sent. */
  key: string
  /** The receipt after sending, else null. Once it is set, the draft is cleared. */
  receipt: KeptReceipt | null
}

const emptyState: FlowState = { draft: {}, passed: [], keptAt: 0, key: '', receipt: null }

const states = new Map<string, Stored<FlowState>>()

/** Returns the store of a flow, in the session storage of this tab. */
export function flowState(flow: FlowId): Stored<FlowState> {
  const known = states.get(flow)
  if (known) return known
  const state = stored('sessionStorage', flowKey(flow), readState, emptyState)
  states.set(flow, state)
  return state
}

/** The first page of a flow, if it stores more than the state, such as files (`definePage.tsx`). */
type Start = { clearFlow?: () => Promise<void> }

/** Removes everything that a flow stores, its state and extras. The state is removed at once; the promise resolves after the extras. */
export async function clearFlow(flow: FlowId, start: Start): Promise<void> {
  flowState(flow).clear()
  await start.clearFlow?.()
}

/** Removes everything that was sent, except the receipt. */
export async function clearSent(flow: FlowId, start: Start): Promise<void> {
  const state = flowState(flow)
  state.set({ ...state.initial, receipt: state.get().receipt })
  await start.clearFlow?.()
}

function readState(value: unknown): FlowState | undefined {
  if (!isRecord(value)) return undefined
  const { draft, passed, keptAt, key, receipt } = value
  if (!isRecord(draft) || !Array.isArray(passed) || typeof key !== 'string') return undefined
  return {
    draft,
    passed: passed.map(String),
    keptAt: typeof keptAt === 'number' ? keptAt : 0,
    key,
    receipt: readReceipt(receipt),
  }
}

function readReceipt(value: unknown): KeptReceipt | null {
  if (!isRecord(value)) return null
  const { id, email } = value
  if (typeof email !== 'string') return null
  return { ...value, email, id: typeof id === 'number' ? id : undefined }
}
