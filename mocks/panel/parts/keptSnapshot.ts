import { stored } from '#src/lib/stored.ts'
import type { Snapshot as SnapshotData } from '../../control/generated/client.ts'
import { Snapshot } from '../../control/generated/zod.ts'

/** The snapshot that a developer has saved in this tab to return to, or null. */
export const keptSnapshot = stored<SnapshotData | null>(
  'sessionStorage',
  'mock-snapshot',
  (value) => Snapshot.safeParse(value).data,
  null,
)
