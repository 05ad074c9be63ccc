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

/** Reads an exported file. Throws an error that names the file if it is no snapshot. */
export async function readSnapshot(file: File): Promise<SnapshotData> {
  const snapshot = Snapshot.safeParse(parse(await file.text()))
  if (!snapshot.success) throw new Error(`${file.name} is no snapshot of the mock`)
  return snapshot.data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
