import { toJstIso } from '#domain/dates.ts'
import type { Lang } from '#domain/lang.ts'
import type { Job, JobListing } from '../ports/jobs.ts'
import type { PayContext } from '../ports/jobSearch.ts'
import type { Story } from '../ports/stories.ts'
import { storyLine } from '../stories/view.ts'

/** A cache of summaries: lists show the same jobs repeatedly. */
const summaries: Record<Lang, WeakMap<JobListing, ReturnType<typeof summarize>>> = {
  ja: new WeakMap(),
  en: new WeakMap(),
}

/** A job as lists show it. */
export function jobSummary(job: JobListing, lang: Lang) {
  const known = summaries[lang].get(job)
  if (known) return known
  const summary = summarize(job, lang)
  summaries[lang].set(job, summary)
  return summary
}

function summarize(job: JobListing, lang: Lang) {
  const { title, employer, place } = job[lang]
  return {
    job_id: job.job_id,
    title,
    employer,
    jobCategory: job.jobCategory,
    employmentType: job.employmentType,
    industryName: job.industryName,
    place,
    location: job.location,
    nationwideLocation: job.nationwideLocation,
    remote: job.remote,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    japaneseLevel: job.japaneseLevel,
    englishLevel: job.englishLevel,
    itSkills: job.itSkills,
    applyFromAbroad: job.applyFromAbroad,
    visaSupport: job.visaSupport,
    job_registration_date: toJstIso(new Date(job.registeredAt)),
    job_update_date: toJstIso(new Date(job.updatedAt)),
  }
}

/** A job in context: its pay among others, the nearest story, and similar jobs. */
export type JobContext = { payContext: PayContext | null; story: Story | undefined; similar: JobListing[] }

/** A job with all its facts, its advisor, its pay among others, the nearest story and similar jobs. */
export function jobDetail(job: Job, { payContext, story, similar }: JobContext, lang: Lang) {
  return {
    ...jobSummary(job, lang),
    ...job[lang],
    otherLanguageSkills: job.otherLanguageSkills,
    closing_date: job.closingDate,
    advisor: { initials: job.advisor.initials, ...job.advisor[lang] },
    payContext,
    nearestStory: story ? { ...storyLine(story, lang), sameRole: story.roleAfter === job.jobCategory } : null,
    similar: similar.map((other) => jobSummary(other, lang)),
  }
}
