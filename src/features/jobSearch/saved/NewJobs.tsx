import { useQueries } from '@tanstack/react-query'
import { formatNumber } from '#domain/numbers.ts'
import type { JobList } from '#src/api/jobs.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { freshJobsQuery, isFresh } from './freshJobs.ts'
import styles from './NewJobs.module.css'
import { useSavedSearches } from './savedSearches.ts'

/** The number of jobs that came to the saved searches since their last visit, each job once; nothing where there is none. */
export function NewJobs() {
  const lang = useLang()
  const t = useTexts('savedSearches')
  const searches = useSavedSearches()
  const count = useQueries({
    queries: searches.map((search) => ({
      ...freshJobsQuery(lang, search),
      select: ({ jobs }: JobList) => jobs.filter(isFresh(search.seenAt)).map(({ job_id }) => job_id),
    })),
    combine: (results) => new Set(results.flatMap(({ data }) => data ?? [])).size,
  })
  if (count === 0) return null
  return (
    <span className={styles.new}>
      <span className={styles.dot} aria-hidden="true" />
      <span className="num">{t.newJobs({ count: formatNumber(count) })}</span>
    </span>
  )
}
