import type { BackupProblem, Backups } from '#backend/staff/operation.ts'
import type { Database } from '../database.ts'
import { isOfFullDisk } from '../unavailable.ts'
import { UnusableBackup } from './lines.ts'
import { readBackup } from './read.ts'
import { writeBackup } from './write.ts'

/** Returns the backups of a database. A file that cannot be used becomes its problem, with the cause in the log. */
export function createBackups(db: Database): Backups {
  return {
    write: (file) => orProblem(() => writeBackup(db, file)),
    restore: (file) => orProblem(() => readBackup(db, file)),
  }
}

async function orProblem<T>(work: () => Promise<T>): Promise<T | BackupProblem> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    const cause = error instanceof UnusableBackup ? error.cause : error
    console.error(`The backup cannot be used (${problem}).`, cause instanceof Error ? cause.message : '')
    return problem
  }
}

function problemOf(error: unknown): BackupProblem | null {
  if (error instanceof UnusableBackup) return error.problem
  if (isOfFullDisk(error)) return 'disk-full'
  // A failure of the file system, which may name no path.
  return error instanceof Error && 'syscall' in error ? 'backup-file' : null
}
