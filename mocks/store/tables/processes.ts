import type { Process } from '#backend/ports/people.ts'
import type { ProcessTable } from '#backend/ports/store.ts'
import { type Rows, insertNumbered } from '../rows.ts'

const FIRST_ID = 5001

export function processTable(processes: Rows<Process>): ProcessTable {
  return {
    ofApplicant: async (applicantId) => processes.list((row) => row.applicantId === applicantId),
    async insert(process) {
      const same = processes.first(
        ({ applicantId, jobId, isRecommended }) =>
          applicantId === process.applicantId &&
          jobId === process.jobId &&
          isRecommended === process.isRecommended,
      )
      if (same) throw new Error(`The process ${same.id} is the same`)
      return insertNumbered<Omit<Process, 'id'>>(processes, process, FIRST_ID)
    },
  }
}
