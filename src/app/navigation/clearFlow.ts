import { type Answers, flowState } from '../../lib/flowState.ts'
import type { FlowId } from '../../routes/table.ts'

/** What a flow keeps besides its state, such as files: a module that clears it, given the answers that name it. */
type KeptElsewhere = () => Promise<{ clear: (answers: Answers) => Promise<void> }>

const keptElsewhere: Partial<Record<FlowId, KeptElsewhere>> = {}

/** Forgets all that was given in a flow. */
export async function clearFlow(flow: FlowId): Promise<void> {
  const state = flowState(flow)
  const { answers } = state.get()
  state.clear()
  const elsewhere = await keptElsewhere[flow]?.()
  await elsewhere?.clear(answers)
}
