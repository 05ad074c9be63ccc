import { runRetention } from '../../retention/run.ts'
import type { StaffHandler } from '../operation.ts'

export const runRetentionNow: StaffHandler<'runRetention'> = async ({ query, storeResponse, audit }, env) => {
  const items = await runRetention(env, { tryOnly: query.dryRun })
  const answer = { status: 200 as const, body: { dryRun: query.dryRun, items } }
  return env.store.transaction(async (store) => {
    if (!query.dryRun) {
      const after = Object.fromEntries(items.map(({ rule, rows }) => [rule, rows]))
      await audit(store, { target: 'retention:run', before: null, after })
    }
    return storeResponse(store, answer)
  })
}
