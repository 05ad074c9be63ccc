import { createContext, use } from 'react'
import { useStore } from '../../lib/store.ts'
import type { Stored } from '../../lib/stored.ts'
import { type FlowState, flowState } from '../../routes/flowState.ts'
import type { FlowId } from '../../routes/row.ts'

/** The flow of the current page; provided by `FlowLayout`. */
export const FlowContext = createContext<FlowId | null>(null)

export function useFlowId(): FlowId {
  const flow = use(FlowContext)
  if (!flow) throw new Error('The row of this page in routes/table.ts names no flow')
  return flow
}

/** The store of the flow, and its current state. */
export function useFlowState(): { stored: Stored<FlowState>; state: FlowState } {
  const stored = flowState(useFlowId())
  return { stored, state: useStore(stored) }
}
