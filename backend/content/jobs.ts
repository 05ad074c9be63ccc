import { languages } from '#domain/lang.ts'
import * as zod from '#openapi/staff/generated/zod.ts'
import type { JobBody } from '#openapi/staff/generated/zod.ts'
import type { Job } from '../ports/jobs.ts'
import { publicAdvisor } from './advisors.ts'
import { blankIssues, endOf, issueIf, languageIssues, publicTime, staysClosed } from './checks.ts'
import type { ContentKind, Written } from './kind.ts'

/** Jobs. A job names its advisor by the external id. */
export const jobKind: ContentKind<JobBody, Job> = {
  name: 'job',
  schema: zod.JobBody,
  table: ({ jobs }) => jobs,
  async prepare(store) {
    const advisors = new Set((await store.advisors.all()).map(({ externalId }) => externalId))
    return ({ body }) => [
      ...issueIf(body.salaryMax < body.salaryMin, 'salaryMax', 'salaryRange'),
      ...issueIf(body.applyFromAbroad && !body.visaSupport, 'visaSupport', 'visaSupport'),
      ...issueIf(!advisors.has(body.advisor), 'advisor', 'advisor'),
      ...textIssues(body),
    ]
  },
  bodyOf({ ja, en, ...job }) {
    const { jobCategory, employmentType, industryName, location, nationwideLocation, remote } = job
    const { salaryMin, salaryMax, japaneseLevel, englishLevel, otherLanguageSkills, itSkills } = job
    const { applyFromAbroad, visaSupport, closingDate, advisorId, registeredAt, closed } = job
    return {
      jobCategory,
      employmentType,
      industryName,
      location,
      nationwideLocation,
      remote,
      salaryMin,
      salaryMax,
      japaneseLevel,
      englishLevel,
      otherLanguageSkills,
      itSkills,
      applyFromAbroad,
      visaSupport,
      closing_date: closingDate,
      advisor: advisorId,
      job_registration_date: publicTime(registeredAt),
      ...(closed && { closed: true }),
      ja,
      en,
    }
  },
  complete({ closed, job_registration_date: registered, ...body }, before, now) {
    return {
      ...body,
      job_registration_date: publicTime(registered ?? before?.registeredAt ?? now),
      ...(staysClosed(closed, before) && { closed: true }),
    }
  },
  async make(store, written, now) {
    const advisors = await store.advisors.all()
    const numbers = await store.jobs.takeNumbers(written.filter(({ before }) => !before).length)
    return written.map((one) => {
      const advisor = advisors.find(({ externalId }) => externalId === one.body.advisor)
      if (!advisor) throw new Error(`There is no advisor ${one.body.advisor}`)
      const job_id = one.before?.job_id ?? numbers.shift()
      if (job_id === undefined) throw new Error('There are too few numbers for new jobs')
      return { ...jobOf(one, now), job_id, advisor: publicAdvisor(advisor) }
    })
  },
  close: (job, closed) => ({ ...job, closed }),
  jobIdOf: ({ job_id }) => job_id,
}

function jobOf({ externalId, body, before }: Written<JobBody, Job>, now: Date) {
  const { closing_date: closingDate, advisor: advisorId, job_registration_date, closed, ...facts } = body
  const registered = new Date(job_registration_date ?? now).toISOString()
  return {
    ...facts,
    externalId,
    version: (before?.version ?? 0) + 1,
    closingDate,
    advisorId,
    // The stored time is more precise than the one of the contract.
    registeredAt:
      before && publicTime(before.registeredAt) === job_registration_date ? before.registeredAt : registered,
    updatedAt: latest(now.toISOString(), registered),
    closed: endOf(closed === true, before, now),
  }
}

const latest = (one: string, other: string) => (one > other ? one : other)

function textIssues(body: JobBody) {
  return languages.flatMap((lang) => {
    const { title, employer, place, description, duties } = body[lang]
    return [
      ...blankIssues({
        [`${lang}.title`]: title,
        [`${lang}.employer`]: employer,
        [`${lang}.place`]: place,
        [`${lang}.description`]: description.join('\n'),
      }),
      ...languageIssues(lang, `${lang}.description`, [...description, ...duties].join('\n')),
    ]
  })
}

/** Returns a job as staff see it. */
export function staffJob(job: Job) {
  const { closed: _, job_registration_date: registered, ...body } = jobKind.bodyOf(job)
  return {
    external_id: job.externalId,
    version: String(job.version),
    closedAt: job.closed && job.closed.at,
    job_id: job.job_id,
    job_update_date: publicTime(job.updatedAt),
    job_registration_date: registered ?? publicTime(job.registeredAt),
    ...body,
  }
}
