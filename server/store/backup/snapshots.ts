import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backups } from '#backend/staff/operation.ts'

/** The number of snapshots that stay. Each is as large as a backup. */
const MOST = 3

/**
 * Writes a backup into `snapshots` of the data folder and removes older ones. PGlite does not wait for the disk, so a power failure can
 * damage its folder (decision 92). Returns the path, or null if the backup could not be written, with the reason in the log.
 */
export async function writeSnapshot(dataFolder: string, backups: Backups, now: Date): Promise<string | null> {
  const folder = join(dataFolder, 'snapshots')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${now.toISOString().replaceAll(/[:.]/g, '-')}.gz`)
  if (typeof (await backups.write(path)) === 'string') return null
  const names = (await readdir(folder)).filter((name) => name.endsWith('.gz')).sort()
  for (const name of names.slice(0, -MOST)) await rm(join(folder, name), { force: true })
  return path
}
