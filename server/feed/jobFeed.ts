import { brand } from '#domain/brand.ts'
import type { Lang } from '#domain/lang.ts'
import { formatSalaryRange } from '#domain/money.ts'
import { textsOf } from '#i18n/load.ts'
import type { JobSummary } from '#src/api/jobs.ts'
import { type SearchState, toQuery } from '#src/features/jobSearch/searchState.ts'
import { searchTitle } from '#src/features/jobSearch/searchTitle.ts'
import { jobFeedPath } from '#src/routes/feed.ts'
import { href } from '#src/routes/href.ts'
import type { Feed, FeedItem } from './rss.ts'

/** Minutes until readers may ask again. */
const TTL = 60

type JobFeedOptions = { lang: Lang; origin: string; state: SearchState; jobs: JobSummary[] }

/** Returns the feed of a job search with these jobs. It has facts of jobs only, nothing about the person who follows it. */
export function jobFeed({ lang, origin, state, jobs }: JobFeedOptions): Feed {
  const address = (path: string) => new URL(path, origin).href
  const query = toQuery(state)
  const title = searchTitle(lang, state)
  return {
    title: `${title} | ${brand.name[lang]}`,
    link: address(`${href(lang, 'jobs')}${query && `?${query}`}`),
    self: address(jobFeedPath(lang, query)),
    description: textsOf(lang, 'jobs').description({ title }),
    language: lang,
    ttl: TTL,
    items: jobs.map((job) => itemOf(job, lang, address(href(lang, 'job', { id: job.job_id })))),
  }
}

function itemOf(job: JobSummary, lang: Lang, link: string): FeedItem {
  const { jobCategory, japaneseLevel } = textsOf(lang, 'jobOptions')
  return {
    title: job.title,
    link,
    description: textsOf(lang, 'job').pageDescription({
      employer: job.employer,
      place: job.place,
      salary: formatSalaryRange(job.salaryMin, job.salaryMax, lang),
      japanese: japaneseLevel[job.japaneseLevel],
    }),
    categories: [jobCategory[job.jobCategory]],
    language: lang,
    publishedAt: job.job_registration_date,
    updatedAt: job.job_update_date,
  }
}
