/** A backup is JSON Lines in gzip: a head, the rows, the last numbers of sequences, and an end that shows that nothing is missing. */

import * as z from 'zod/mini'
import type { BackupProblem } from '#backend/staff/operation.ts'

export const FORMAT = 'hashi-backup-1'

export const headLine = z.object({
  format: z.literal(FORMAT),
  at: z.string(),
  migrations: z.array(z.string()),
})

export const rowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) })
export const sequenceLine = z.object({ sequence: z.string(), last: z.number() })
export const endLine = z.object({ rows: z.number() })

/** A file that is no whole backup of this version, or that cannot be read. */
export class UnusableBackup extends Error {
  readonly problem: BackupProblem
  constructor(problem: BackupProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}
