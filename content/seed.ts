/** Fills an empty store with the sample content. */

import { sha256 } from '#backend/crypto.ts'
import type { Applicant } from '#backend/ports/applicants.ts'
import type { Blog } from '#backend/ports/blog.ts'
import type { Passwords } from '#backend/ports/env.ts'
import type { Job } from '#backend/ports/jobs.ts'
import type { LinkToken } from '#backend/ports/linkTokens.ts'
import type { Store } from '#backend/ports/store.ts'
import { addDays, jstDate } from '#domain/dates.ts'
import { MAIL_TOKEN_AGE } from '#domain/limits.ts'
import { type AccountSeed, SAMPLE_PASSWORD, accounts } from './accounts.ts'
import { advisorProfiles, advisors } from './advisors.ts'
import { articles } from './articles/index.ts'
import { sampleBlog } from './articles/records.ts'
import { tags } from './articles/taxonomy.ts'
import { generateJobs } from './generated.ts'
import { jobs as sampleJobs } from './jobs/index.ts'
import { addDocuments } from './people/documents.ts'
import { sampleTime } from './people/moments.ts'
import { addNotifications } from './people/notifications.ts'
import { addProcesses } from './people/processes.ts'
import { addProfiles } from './people/profiles.ts'
import { addSavedJobs } from './people/savedJobs.ts'
import { externalIdOf, stateOf } from './states.ts'
import { stories } from './stories/index.ts'
import type { JobSeed } from './types.ts'

export type SeedSize = {
  /** The total number of jobs. Jobs beyond the sample jobs are generated. */
  jobs?: number
}

export type SeedOptions = SeedSize & { now: Date; passwords: Pick<Passwords, 'hash'> }

const MOST_JOBS = 100_000

/** Closed sample jobs and the days since they closed, to show closed jobs among saved ones. */
const closedDaysAgo: Record<number, number> = { 20406: 42, 20435: 12, 20473: 5, 20503: 21 }

/** Parses `HASHI_SEED`: `jobs=10000`, or nothing for the sample content alone. Throws an error with the allowed form. */
export function parseSeed(text = ''): SeedSize {
  if (text === '') return {}
  const jobs = Number(/^jobs=(\d{1,6})$/.exec(text)?.[1] ?? NaN)
  if (jobs >= sampleJobs.length && jobs <= MOST_JOBS) return { jobs }
  throw new Error(`must be "jobs=" and a number from ${sampleJobs.length} to ${MOST_JOBS}`)
}

/** Fills an empty store in one transaction. Existing accounts, as in a reloaded mock, do not change. */
export async function seed(store: Store, options: SeedOptions): Promise<void> {
  if (await hasContent(store)) return
  const fill = await prepareSeed(options)
  try {
    await store.transaction(fill)
  } catch (error) {
    // If two processes seed one store concurrently, the second fails and finds the content of the first.
    if (!(await hasContent(store))) throw error
  }
}

/** Does the slow work, and returns the function that adds the sample content within a transaction. */
export async function prepareSeed(options: SeedOptions): Promise<(store: Store) => Promise<void>> {
  const people = await Promise.all(accounts.map((account) => personOf(account, options)))
  const jobs = jobsOfSize(options).map((job) => jobOf(job, options.now))
  return async (store) => {
    await addContent(store, jobs, options)
    for (const person of people) await addPerson(store, person, options)
    await addDocuments(store, options.now)
    await addProfiles(store)
  }
}

const hasContent = async (store: Store) => (await store.stories.names()).length > 0

async function addContent(store: Store, jobs: Job[], options: SeedOptions): Promise<void> {
  await addAdvisors(store)
  await store.stories.insert(stories.map((story) => ({ ...story, ...stateOf(story.id) })))
  await store.jobs.insert(jobs)
  await store.blog.insert(
    await missingTerms(
      store,
      sampleBlog((days, id) => daysAgo(days, id, options.now)),
    ),
  )
}

/** Adds the advisors who are not in the store. Those that the company's own jobs name stay at a removal of the sample. */
async function addAdvisors({ advisors: table }: Store): Promise<void> {
  const known = new Set((await table.all()).map(({ externalId }) => externalId))
  await table.save(advisorProfiles.filter(({ externalId }) => !known.has(externalId)))
}

/** Returns the blog without the categories that the store has already. */
async function missingTerms(store: Store, blog: Blog): Promise<Blog> {
  const known = new Set((await store.blog.terms()).categories.map(({ slug }) => slug))
  return { ...blog, categories: blog.categories.filter(({ slug }) => !known.has(slug)) }
}

function jobsOfSize({ jobs = 0 }: SeedSize): JobSeed[] {
  return [...sampleJobs.map(closeSome), ...generateJobs(Math.max(0, jobs - sampleJobs.length))]
}

/** Returns the ids of the rows that the sample adds. */
export function sampleIds(size: SeedSize) {
  return {
    jobs: jobsOfSize(size).map(({ job_id }) => job_id),
    stories: stories.map(({ id }) => id),
    articles: articles.map(({ slug }) => slug),
    tags: tags.map(({ slug }) => slug),
    advisors: advisorProfiles.map(({ externalId }) => externalId),
    people: accounts.map(({ id }) => id),
  }
}

function closeSome(job: JobSeed): JobSeed {
  const days = closedDaysAgo[job.job_id]
  return days === undefined ? job : { ...job, closesInDays: -days }
}

function jobOf(
  { advisor: key, registeredDaysAgo, updatedDaysAgo, closesInDays, ...job }: JobSeed,
  now: Date,
): Job {
  const found = advisors.find((advisor) => advisor.key === key)
  if (!found) throw new Error(`Job ${job.job_id} has an advisor who is not there: ${key}`)
  const { key: _, ...advisor } = found
  return {
    ...job,
    ...stateOf(job.job_id),
    advisorId: externalIdOf(key),
    advisor,
    registeredAt: daysAgo(registeredDaysAgo, job.job_id, now),
    updatedAt: daysAgo(updatedDaysAgo, job.job_id, now),
    closingDate: closesInDays === null ? null : jstDate(addDays(now, closesInDays)),
  }
}

type Person = { applicant: Applicant; linkTokens: LinkToken[] }

async function addPerson(
  store: Store,
  { applicant, linkTokens }: Person,
  { now }: SeedOptions,
): Promise<void> {
  if (await store.applicants.find(applicant.id)) return
  await store.applicants.insert(applicant)
  for (const token of linkTokens) await store.linkTokens.insert(token)
  await addNotifications(store, applicant.id, now)
  await addSavedJobs(store, applicant.id)
  await addProcesses(store, applicant.id, now)
}

/** Creates the rows of an account. Hashes are computed here, outside the transaction, which should be short. */
async function personOf(account: AccountSeed, options: SeedOptions): Promise<Person> {
  const expiresAt = new Date(options.now.getTime() + MAIL_TOKEN_AGE).toISOString()
  const linkTokens = account.links.map(async ({ token, purpose, newEmail = null }) => ({
    id: await sha256(token),
    purpose,
    applicantId: account.id,
    accountVersion: 1,
    newEmail,
    expiresAt,
    usedAt: null,
  }))
  return { applicant: await applicantOf(account, options), linkTokens: await Promise.all(linkTokens) }
}

async function applicantOf(account: AccountSeed, { now, passwords }: SeedOptions): Promise<Applicant> {
  const { id, name, email, language, registeredAt, activatedAt, welcomedAt, interviewRequestedAt } = account
  const timeOf = (time: string | null) => time && sampleTime(time, now)
  return {
    id,
    name,
    email,
    language,
    passwordHash: activatedAt && (await passwords.hash(SAMPLE_PASSWORD)),
    activatedAt: timeOf(activatedAt),
    welcomedAt: timeOf(welcomedAt),
    interviewRequestedAt: timeOf(interviewRequestedAt),
    introductionRequestedAt: null,
    createdAt: sampleTime(registeredAt, now),
    accountVersion: 1,
    blockedAt: null,
  }
}

/**
 * Returns a moment a number of days ago as ISO, at a time of the working day that depends on the row's id. If that time is still in the
 * future, it returns one within the last hour.
 */
function daysAgo(days: number, id: number, now: Date): string {
  const minuteOfDay = 9 * 60 + ((id * 37) % (10 * 60))
  const midnight = Date.parse(`${jstDate(addDays(now, -days))}T00:00:00+09:00`)
  const moment = midnight + minuteOfDay * 60_000
  const latest = now.getTime() - ((id * 37) % 60) * 60_000
  return new Date(Math.min(moment, latest)).toISOString()
}
