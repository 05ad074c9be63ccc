import type { Process, ProcessTable } from '#backend/ports/processes.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { type Rows, insertNumbered, pageOf } from '../rows.ts'

const FIRST_ID = 5001

export function processTable(processes: Rows<Process>): ProcessTable {
  function refuseSecond(process: Omit<Process, 'id'>) {
    if (!isApplication(process)) return
    const same = processes.first(
      (other) =>
        isApplication(other) && other.applicantId === process.applicantId && other.jobId === process.jobId,
    )
    if (same) throw new Error(`The process ${same.id} is the same`)
  }

  return {
    find: async (id) => processes.find(id),
    ofApplicant: async (applicantId) =>
      processes.list((row) => row.applicantId === applicantId).sort((a, b) => a.id - b.id),
    async page({ applicantId, isRecommended, statusId, latestBy, ...range }) {
      const chosen = processes.list(
        (row) =>
          row.applicantId === applicantId &&
          row.isRecommended === isRecommended &&
          (statusId === undefined || row.statusId === statusId),
      )
      return { processes: pageOf(latestFirst(chosen, latestBy), range), total: chosen.length }
    },
    ofJobs: async (applicantId, jobIds) =>
      processes
        .list((row) => row.applicantId === applicantId && jobIds.includes(row.jobId))
        .sort((a, b) => a.id - b.id),
    async advisor(applicantId) {
      const recommendations = processes.list((row) => row.applicantId === applicantId && row.isRecommended)
      const latest = latestFirst(recommendations, 'startedAt').find(({ details }) => details.advisor)
      return latest?.details.advisor ?? null
    },
    pending: async (applicantId) =>
      processes
        .list(
          (row) =>
            row.statusId === PENDING_STATUS_ID &&
            (applicantId === undefined || row.applicantId === applicantId),
        )
        .sort((a, b) => a.id - b.id),
    async insert({ id, ...process }) {
      refuseSecond(process)
      return id === undefined
        ? insertNumbered<Omit<Process, 'id'>>(processes, process, FIRST_ID)
        : processes.insert({ ...process, id })
    },
    async update(process) {
      const isUpdated = await processes.update(({ id }) => id === process.id, process)
      if (!isUpdated) throw new Error(`There is no process ${process.id}`)
    },
  }
}

/** Returns whether a process is an application that prevents another one for its job. */
const isApplication = ({ isRecommended, statusId }: Omit<Process, 'id'>) =>
  !isRecommended && !endedWithoutResult(aliasOfStatus(statusId))

const latestFirst = (processes: Process[], by: 'startedAt' | 'updatedAt'): Process[] =>
  processes.toSorted((a, b) => b[by].localeCompare(a[by]) || b.id - a.id)
