import type { Lang } from '#domain/lang.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { href } from '#src/routes/href.ts'
import { publicJobRows } from '#src/routes/jobRows.ts'

type Filters = { [Name in keyof SearchJobsParams]?: string }

/** Returns the address of a job search: `searchHref('en', { jobCategory: 'qa' })` is `/en/jobs?jobCategory=qa`. */
export function searchHref(lang: Lang, filters: Filters, { list } = publicJobRows): string {
  return `${href(lang, list)}?${new URLSearchParams(filters)}`
}
