import type { ProcessTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function processTable(db: Database): ProcessTable {
  const processes = rowsOf(db, 'process')
  return {
    ofApplicant: (applicantId) => processes.list({ applicantId }, 'id'),
    insert: (process) => processes.insert(process),
  }
}
