/** Decides whether a run has the model beside it. */

import type { Adapter } from '../adapter/adapter.ts'
import type { Contract } from '../contract/contract.ts'
import type { Client } from '../http/client.ts'
import type { Twin } from './twin.ts'

export type ModelOptions = {
  contract: Contract
  target: URL
  isWanted: boolean
  adapter: Adapter
  client: Client
  /** Called with the reason why calls are not compared, which may come more than once. */
  onEnd: (reason: string) => void
}

/** Returns the client and the adapter of a run. Without the sample content of `reset` there is nothing to compare. */
export async function withModel({
  contract,
  target,
  isWanted,
  adapter,
  client,
  onEnd,
}: ModelOptions): Promise<Twin> {
  if (isWanted && !adapter.reset)
    onEnd('the adapter has no reset, so the target has other content than the model')
  if (!isWanted || !adapter.reset) return { client, adapter, isCompared: () => false }
  const [{ startModel }, { createTwin }] = await Promise.all([import('./model.ts'), import('./twin.ts')])
  const model = await startModel(target)
  return createTwin({ contract, client, adapter, model, origin: target.origin, onEnd })
}
