import { flowState } from '../../forms/flow/flowState.ts'
import { startOf } from '../../routes/flows.ts'
import type { FlowId } from '../../routes/row.ts'
import { loadPage } from '../pages/loadPage.ts'

/** Removes everything that a flow stores: its state, and extras of its first page (`clearFlow` in `definePage.tsx`). */
export async function clearFlow(flow: FlowId): Promise<void> {
  flowState(flow).clear()
  await clearExtras(flow)
}

/** Removes everything that was sent, except the receipt. */
export async function clearSent(flow: FlowId): Promise<void> {
  const state = flowState(flow)
  state.set({ ...state.initial, receipt: state.get().receipt })
  await clearExtras(flow)
}

async function clearExtras(flow: FlowId): Promise<void> {
  const start = await loadPage(startOf(flow))
  await start.clearFlow?.()
}
