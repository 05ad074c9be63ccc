import { jstDate } from '#domain/dates.ts'
import { followRevisions } from '../content/revisions.ts'
import { nextTask } from '../nextTask.ts'
import type { Clock } from '../ports/clock.ts'
import type { Env } from '../ports/env.ts'
import type { JobListing } from '../ports/jobs.ts'
import type { IndexFile, JobSearch } from '../ports/jobSearch.ts'
import type { Store } from '../ports/store.ts'
import { type Bits, clearBit, countBits, emptyBits, members, setBit } from './bits.ts'
import type { IndexedJobs, PlacedJobs } from './indexedJobs.ts'
import { createKeeper } from './keeper.ts'
import { type Listings, createListings } from './listings.ts'
import { dayNumber, isOpen } from './open.ts'
import { payContextOf } from './payContext.ts'
import { type Query, createQuery, pageOf } from './query.ts'
import { type Changes, applyChanges, findChanges } from './refresh.ts'
import { similarPlaces } from './similar.ts'
import { positionOf } from './versions.ts'

/** The maximum number of changed jobs that searches wait for. More are indexed in the background while the old index serves. */
const WAITED_FOR = 100
/** So many changes are an import. For this time after them, in ms, no search waits for the comparison with the store. */
const IMPORT_TIME = 30_000

/** An index with the set of jobs that are open on a day in Japan. */
type OpenJobs = IndexedJobs & { day: string; open: Bits; query: Query; listings: Listings }

type Options = {
  revisions?: Env['revisions']
  /** Lets requests run, for changes that no search waits for. */
  giveWay?: Env['giveWay']
  /** Stores the index over restarts. */
  file?: IndexFile
}

/** Creates a job search over an index in memory that follows the store by its `revisions`. */
export function createJobSearch(
  store: Pick<Store, 'jobs' | 'revisions'>,
  clock: Clock,
  { revisions = followRevisions(store, clock), giveWay = nextTask, file }: Options = {},
): JobSearch {
  const { jobs } = store
  const keeper = file && createKeeper(file, clock, giveWay)
  let known: OpenJobs | undefined
  let checked: string | undefined
  let checking: Promise<void> | undefined
  let applying: Promise<void> | undefined
  let importedAt = -Infinity

  const isImport = () => Math.abs(clock().getTime() - importedAt) < IMPORT_TIME
  const logFailure = (error: unknown) => console.error('The job index was not updated:', error)

  async function apply(changes: Changes, pause = nextTask): Promise<void> {
    show(await applyChanges(jobs, known, changes, pause))
  }

  function show(indexed: IndexedJobs): void {
    const listings =
      known?.index === indexed.index
        ? known.listings
        : createListings(jobs, (place) => indexed.index.keys.job_id[place] ?? 0)
    known = openJobs({ ...indexed, listings }, clock())
  }

  function start(changes: Changes, pause = nextTask): Promise<void> {
    applying = apply(changes, pause).finally(() => (applying = undefined))
    return applying
  }

  async function check(revision: string): Promise<void> {
    const isFirst = !known
    const kept = isFirst && (await keeper?.load())
    if (kept) show(kept)
    const changes = await findChanges(jobs, known)
    checked = revision
    if (!changes) return
    if (isFirst || changes.changed.length <= WAITED_FOR) return start(changes)
    importedAt = clock().getTime()
    start(changes, giveWay).catch(logFailure)
  }

  /** Concurrent searches share one check. After a failure the next search retries. */
  function checkOnce(revision: string): Promise<void> {
    checking ??= check(revision).finally(() => (checking = undefined))
    return checking
  }

  async function current(): Promise<OpenJobs> {
    const revision = (await revisions()).jobs
    if (checking || !known || (revision !== checked && !applying)) {
      const isChecked = checkOnce(revision)
      if (known && isImport()) isChecked.catch(logFailure)
      else await isChecked
    }
    if (!known) throw new Error('The job index is missing after it was built')
    if (known.day !== jstDate(clock())) known = openJobs(known, clock())
    return known
  }

  return {
    async ready() {
      await current()
    },
    async follow() {
      await current()
      // Failures of work in the background are logged there.
      await checking?.catch(() => {})
      await applying?.catch(() => {})
      if (known) await keeper?.save(known)
    },
    async shown() {
      const { revision } = await current()
      return { revision, isImport: isImport() }
    },
    async search(criteria, { order, page, perPage, facets, requirements, sequence }) {
      const { index, orders, query, listings } = await current()
      const bits = await query.matches(criteria)
      const payAt = (place: number) => index.middlePay[place] ?? 0
      const counted = requirements || sequence ? index.requirements.count(members(bits), payAt) : null
      const all = () => pageOf(orders[order], bits, 1, index.capacity)
      return {
        jobs: await listings.at(pageOf(orders[order], bits, page, perPage)),
        total: countBits(bits),
        facets: facets ? await query.facets(criteria) : null,
        requirements: counted,
        sequence: counted && sequence ? index.requirements.sequence(all(), counted) : null,
      }
    },
    async pick(ids) {
      const { listings, jobs: placed } = await current()
      const places = [...new Set(ids)].map((id) => placeOf(placed, id)).filter((place) => place !== undefined)
      const canApply = (job: JobListing) => isOpen(job, clock())
      const found = await listings.at(places)
      return { open: found.filter(canApply), closed: found.filter((job) => !canApply(job)) }
    },
    async similar(job) {
      const { index, orders, open, jobs: placed, listings } = await current()
      const latest = (bits: Bits) => pageOf(orders.job_update_date, bits, 1, index.capacity)
      const others = open.slice()
      const own = placeOf(placed, job.job_id)
      if (own !== undefined) clearBit(others, own)
      return listings.at(similarPlaces(index, job, { open: others, latest }))
    },
    async payContext(job) {
      const { query } = await current()
      return payContextOf(job, query.middlePay(job.jobCategory))
    },
  }
}

function openJobs(indexed: IndexedJobs & { listings: Listings }, now: Date): OpenJobs {
  const { index, jobs } = indexed
  const day = jstDate(now)
  const today = dayNumber(day)
  const open = emptyBits(index.capacity)
  for (const place of jobs.places) if ((index.lastDay[place] ?? 0) >= today) setBit(open, place)
  return { ...indexed, day, open, query: createQuery(index, open) }
}

/** Returns the place of a job. */
function placeOf(jobs: PlacedJobs, id: number): number | undefined {
  const position = positionOf(jobs, id)
  return position < 0 ? undefined : jobs.places[position]
}
