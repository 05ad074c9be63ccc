import { isExpired, jstDate } from '#domain/dates.ts'
import type { Clock } from '../ports/clock.ts'
import type { Job } from '../ports/records.ts'
import type { Store } from '../ports/store.ts'
import { type Bits, countBits, emptyBits, setBit } from './bits.ts'
import { type JobIndex, type JobOrder, buildIndex } from './index.ts'
import { remember } from './remember.ts'
import { type Criteria, type Facets, countFacets, matches, pageOf } from './query.ts'

/** How long an index is used before the store is asked whether its jobs have changed, in ms. */
const TRUSTED_FOR = 10_000
const SIMILAR = 3
/** How many searches' counts are remembered. */
const REMEMBERED = 500

export type JobPage = { jobs: Job[]; total: number; facets: Facets | null }
export type JobPageRequest = { order: JobOrder; page: number; perPage: number; facets: boolean }

/** The open jobs, kept in an index in memory that follows the store. */
export type JobSearch = {
  search(criteria: Criteria, request: JobPageRequest): Promise<JobPage>
  /** An open job; null when it has closed or never was. */
  find(id: number): Promise<Job | null>
  /** Of these ids the jobs that are open and those that have closed, in the order asked for. */
  pick(ids: number[]): Promise<{ open: Job[]; closed: Job[] }>
  /** Other open jobs of the same kind, those with the most skills in common first. */
  similar(job: Job): Promise<Job[]>
}

type Snapshot = {
  index: JobIndex
  revision: string
  checkedAt: number
  /** The date in Japan for which the following hold. */
  day: string
  open: Bits
  facets: (criteria: Criteria) => Facets
}

export function createJobSearch(store: Pick<Store, 'jobs'>, clock: Clock): JobSearch {
  let snapshot: Snapshot | undefined
  let loading: Promise<Snapshot> | undefined

  /** Once for all who wait. The index that was there before is used until it has come; a failure is tried again. */
  function reload(): Promise<Snapshot> {
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  async function load(): Promise<Snapshot> {
    const revision = await store.jobs.revision()
    snapshot = withDay({ index: buildIndex(await store.jobs.all()), revision, checkedAt: clock().getTime() })
    return snapshot
  }

  function withDay(loaded: Pick<Snapshot, 'index' | 'revision' | 'checkedAt'>): Snapshot {
    const { index } = loaded
    const open = openJobs(index, clock())
    const facets = remember(REMEMBERED, JSON.stringify, (criteria: Criteria) =>
      countFacets(index, open, criteria),
    )
    return { ...loaded, day: jstDate(clock()), open, facets }
  }

  /** The index as it is, checked against the store now and then, and the jobs open today in Japan. */
  async function current(): Promise<Snapshot> {
    const known = snapshot ?? (await reload())
    const now = clock().getTime()
    if (Math.abs(now - known.checkedAt) > TRUSTED_FOR) {
      known.checkedAt = now
      if ((await store.jobs.revision()) !== known.revision) return reload()
    }
    if (known.day === jstDate(clock())) return known
    snapshot = withDay(known)
    return snapshot
  }

  const isOpen = (job: Job) => !isExpired(job.closingDate, clock())

  async function jobsOf(ids: number[]): Promise<Job[]> {
    const { index } = await current()
    return jobsAt(
      index,
      ids.map((id) => index.placeOf.get(id) ?? -1),
    )
  }

  return {
    async search(criteria, { order, page, perPage, facets }) {
      const { index, open, facets: facetsOf } = await current()
      const bits = matches(index, open, criteria)
      const places = pageOf(index.orders[order], bits, page, perPage)
      return {
        jobs: jobsAt(index, places),
        total: countBits(bits),
        facets: facets ? facetsOf(criteria) : null,
      }
    },
    async find(id) {
      const [job] = await jobsOf([id])
      return job && isOpen(job) ? job : null
    },
    async pick(ids) {
      const jobs = await jobsOf([...new Set(ids)])
      return { open: jobs.filter(isOpen), closed: jobs.filter((job) => !isOpen(job)) }
    },
    async similar(job) {
      const { index, open } = await current()
      const bits = matches(index, open, { jobCategory: [job.jobCategory] })
      const places = pageOf(index.orders.job_update_date, bits, 1, index.jobs.length)
      return jobsAt(index, places)
        .filter((other) => other.job_id !== job.job_id)
        .map((other) => ({
          other,
          common: other.itSkills.filter((skill) => job.itSkills.includes(skill)).length,
        }))
        .sort((a, b) => b.common - a.common)
        .slice(0, SIMILAR)
        .map(({ other }) => other)
    },
  }
}

function jobsAt(index: JobIndex, places: number[]): Job[] {
  return places.map((place) => index.jobs[place]).filter((job) => job !== undefined)
}

function openJobs(index: JobIndex, now: Date): Bits {
  const open = emptyBits(index.jobs.length)
  index.jobs.forEach((job, place) => {
    if (!isExpired(job.closingDate, now)) setBit(open, place)
  })
  return open
}
