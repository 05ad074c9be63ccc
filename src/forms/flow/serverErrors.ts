import { type Store, createStore } from '../../lib/store.ts'
import type { FlowId } from '../../routes/row.ts'
import type { FormError } from '../errorList.ts'

const stores = new Map<FlowId, Store<FormError[]>>()

/** Returns the store of the server's field messages. The step that the person is sent back to shows and clears them. */
export function serverErrors(flow: FlowId): Store<FormError[]> {
  const known = stores.get(flow)
  if (known) return known
  const store = createStore<FormError[]>([])
  stores.set(flow, store)
  return store
}
