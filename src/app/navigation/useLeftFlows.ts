import { useEffect } from 'react'
import { useRow } from '../../layouts/useRow.ts'
import { type Answers, flowState } from '../../lib/flowState.ts'
import { flowIds } from '../../routes/flows.ts'
import type { FlowId } from '../../routes/table.ts'

/** What a flow keeps besides its state, such as files: a module that clears it, given the answers that name it. */
type KeptElsewhere = () => Promise<{ clear: (answers: Answers) => Promise<void> }>

const keptElsewhere: Partial<Record<FlowId, KeptElsewhere>> = {}

/** Leaving a flow clears it, on every way to a page outside of it, full loads included (spec §2). */
export function useLeftFlows(): void {
  const current = useRow()?.flow
  useEffect(() => {
    for (const flow of flowIds) if (flow !== current) void clear(flow)
  }, [current])
}

async function clear(flow: FlowId): Promise<void> {
  const state = flowState(flow)
  const left = state.get()
  if (left === state.initial) return
  state.clear()
  const elsewhere = await keptElsewhere[flow]?.()
  await elsewhere?.clear(left.answers)
}
