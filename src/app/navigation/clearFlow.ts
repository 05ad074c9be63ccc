import { flowState } from '../../lib/flowState.ts'
import type { FlowId } from '../../routes/table.ts'

/** What clears what a flow keeps besides its state, such as files. */
const keptElsewhere: Partial<Record<FlowId, () => Promise<void>>> = {
  entry: async () => {
    const { forgetChosenJobs } = await import('../../features/favorites/entryStore.ts')
    forgetChosenJobs()
    const { clearEntryFiles } = await import('../../pages/entry/entry/entryFiles.ts')
    await clearEntryFiles()
  },
}

/** Forgets all that was given in a flow. */
export async function clearFlow(flow: FlowId): Promise<void> {
  flowState(flow).clear()
  await keptElsewhere[flow]?.()
}
