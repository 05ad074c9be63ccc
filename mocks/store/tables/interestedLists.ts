import type { InterestedListTable } from '#backend/ports/interestedLists.ts'
import type { Rows } from '../rows.ts'

export type InterestedList = { applicantId: number; jobIds: number[] }

export function interestedListTable(lists: Rows<InterestedList>): InterestedListTable {
  return {
    find: async (applicantId) => lists.find(applicantId)?.jobIds ?? [],
    async replace(applicantId, jobIds) {
      lists.remove((row) => row.applicantId === applicantId)
      await lists.insert({ applicantId, jobIds })
    },
    async removeJobs(jobIds) {
      const removed = new Set(jobIds)
      for (const list of lists.list(({ jobIds: ids }) => ids.some((id) => removed.has(id))))
        await lists.update(({ applicantId }) => applicantId === list.applicantId, {
          jobIds: list.jobIds.filter((id) => !removed.has(id)),
        })
    },
  }
}
