import { publicAdvisor } from '#backend/content/advisors.ts'
import { listingOf } from '#backend/jobs/listings.ts'
import { isOpen } from '#backend/jobs/open.ts'
import { JOBS_IN_PART, type Job, type JobTable } from '#backend/ports/jobs.ts'
import {
  type Content,
  type JobRow,
  contentTable,
  pickRows,
  refuseSharedNames,
  replaced,
  sorted,
  withRows,
  withoutRows,
} from './content.ts'

function jobOfRow(content: Content, row: JobRow): Job {
  const advisor = content.advisors.get(row.advisorId)
  if (!advisor) throw new Error(`There is no advisor ${row.advisorId}`)
  return structuredClone({ ...row, advisor: publicAdvisor(advisor) })
}

/** Returns the job with this number. */
export function findJob(content: Content, id: number): Job | undefined {
  const row = content.jobs.get(id)
  return row && jobOfRow(content, row)
}

export function jobTable(content: Content): JobTable {
  const jobOf = (row: JobRow) => jobOfRow(content, row)

  /** Notes the change and the version of each job. */
  function write(rows: Map<number, JobRow>, jobs: Job[]): void {
    for (const { advisorId } of jobs)
      if (!content.advisors.has(advisorId)) throw new Error(`There is no advisor ${advisorId}`)
    refuseSharedNames(rows)
    content.jobs = rows
    content.jobsRevision++
    const versions = jobs.map((job): [number, number] => [job.job_id, content.jobsRevision])
    content.jobVersions = new Map([...content.jobVersions, ...versions])
  }

  return {
    ...contentTable(() => content.jobs, jobOf, isOpen),
    find: async (id) => findJob(content, id) ?? null,
    findMany: async (ids) => sorted(pickRows(content.jobs, ids)).map(jobOf),
    listings: async (ids) => sorted(pickRows(content.jobs, ids)).map((row) => listingOf(jobOf(row))),
    versions: async ({ after, limit }) =>
      [...content.jobVersions]
        .filter(([job_id]) => job_id > after)
        .sort(([a], [b]) => a - b)
        .slice(0, limit)
        .map(([job_id, version]) => ({ job_id, version: String(version) })),
    partRevisions: async () => {
      const parts = Map.groupBy(content.jobVersions, ([id]) => Math.floor(id / JOBS_IN_PART))
      return [...parts].map(([part, versions]) => ({ part, revision: versions.join(' ') }))
    },
    revision: async () => String(content.jobsRevision),
    takeNumbers: async (count) => Array.from({ length: count }, () => content.nextJob++),
    async insert(jobs) {
      write(
        withRows(content.jobs, jobs.map(withoutAdvisor), (job) => job.job_id),
        jobs,
      )
    },
    async save(jobs) {
      write(
        replaced(content.jobs, jobs.map(withoutAdvisor), (job) => job.job_id),
        jobs,
      )
    },
    async remove(ids) {
      content.jobs = withoutRows(content.jobs, ids)
      content.jobVersions = withoutRows(content.jobVersions, ids)
      content.jobsRevision++
    },
  }
}

const withoutAdvisor = ({ advisor: _advisor, ...job }: Job): JobRow => job
