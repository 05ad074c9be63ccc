import type { Database } from '../database.ts'
import type { Backups } from '#backend/staff/operation.ts'
import { UnusableBackup } from './lines.ts'
import { readBackup } from './read.ts'
import { writeBackup } from './write.ts'

/** Returns the backups of a database. `UnusableBackup` and failures of the file system become null, with their reason in the log. */
export function createBackups(db: Database): Backups {
  return {
    write: (file) => orNull(() => writeBackup(db, file)),
    restore: (file) => orNull(() => readBackup(db, file)),
  }
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnusableBackup) && !isFailureOfFile(error)) throw error
    console.error('The backup cannot be used:', error instanceof Error ? error.message : error)
    return null
  }
}

const isFailureOfFile = (error: unknown) =>
  (error instanceof Error && 'path' in error) || error instanceof SyntaxError
