import { type Store, createStore } from '../../lib/store.ts'
import type { FlowId } from '../../routes/row.ts'
import type { FormError } from '../errorList.ts'

const stores = new Map<FlowId, Store<FormError[]>>()

/** The server's messages about fields of a flow, for the step that the person is led back to; the step takes them. */
export function serverErrors(flow: FlowId): Store<FormError[]> {
  const known = stores.get(flow)
  if (known) return known
  const store = createStore<FormError[]>([])
  stores.set(flow, store)
  return store
}
