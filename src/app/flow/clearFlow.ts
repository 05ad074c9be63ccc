import { flowState } from '../../routes/flowState.ts'
import type { Page } from '../../page/definePage.tsx'
import type { FlowId } from '../../routes/row.ts'

/** The first page of the flow, which knows the extras (`clearFlow` in `definePage.tsx`). */
type Start = Pick<Page, 'clearFlow'>

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
