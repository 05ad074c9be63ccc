import type { Job } from '#backend/ports/jobs.ts'
import type { Notification } from '#backend/ports/notifications.ts'
import type { Process, ProcessTable, StaffProcessQuery } from '#backend/ports/processes.ts'
import { PENDING_STATUS_ID } from '#domain/processes/limits.ts'
import { endedWithoutResult } from '#domain/processes/stages.ts'
import { waitingFor } from '#domain/processes/states.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { type Rows, insertNumbered, pageOf } from '../rows.ts'

const FIRST_ID = 5001

type Others = { notifications: Rows<Notification>; jobOf: (id: number) => Job | undefined }

export function processTable(processes: Rows<Process>, { notifications, jobOf }: Others): ProcessTable {
  const initialsOf = ({ jobId, details }: Process) => (details.advisor ?? jobOf(jobId)?.advisor)?.initials

  const isChosen = (row: Process, query: StaffProcessQuery) =>
    isIn(query.statusId, row.statusId) &&
    isIn(query.applicantId, row.applicantId) &&
    isIn(query.jobId, row.jobId) &&
    isIn(query.waitingFor, waitingFor(row)) &&
    isIn(query.advisor, initialsOf(row))

  function refuseSecond(process: Omit<Process, 'id'>) {
    if (!isApplication(process)) return
    const same = processes.first(
      (other) =>
        isApplication(other) && other.applicantId === process.applicantId && other.jobId === process.jobId,
    )
    if (same) throw new Error(`The process ${same.id} is the same`)
  }

  return {
    async remove(id) {
      processes.remove((row) => row.id === id)
      notifications.remove(({ processId }) => processId === id)
    },
    async removeOfJobs(jobIds) {
      const jobs = new Set(jobIds)
      const removed = processes.list(({ jobId }) => jobs.has(jobId)).map(({ id }) => id)
      const ids = new Set(removed)
      processes.remove(({ id }) => ids.has(id))
      notifications.remove(({ processId }) => processId !== null && ids.has(processId))
      return removed
    },
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
    async list(query) {
      const chosen = processes.list((row) => isChosen(row, query))
      return { processes: pageOf(latestFirst(chosen, 'updatedAt'), query), total: chosen.length }
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

/** A value that is not asked for always matches. */
const isIn = <Value>(asked: Value | undefined, value: Value | undefined): boolean =>
  asked === undefined || asked === value
