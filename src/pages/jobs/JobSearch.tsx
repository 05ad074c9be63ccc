import type { MouseEvent } from 'react'
import { useTexts } from '#src/context/language.ts'
import { FilterForm } from '#src/features/jobSearch/FilterForm.tsx'
import { useJobSearch } from '#src/features/jobSearch/useJobSearch.ts'
import { RESULTS_ID } from '#src/features/jobSearch/resultsId.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { JobsResults, type StatusOf } from './JobsResults.tsx'
import styles from './JobsPage.module.css'

/** The job search, on its public page and in the mypage: filters and results. `statusOf` marks jobs. */
export function JobSearch({ statusOf }: { statusOf?: StatusOf }) {
  const t = useTexts('jobs')
  const { state, ignored, go, results } = useJobSearch()
  const { list } = results
  return (
    <Columns aside="start">
      <aside aria-label={t.filters} className={styles.filters}>
        <a className={styles.skip} href={`#${RESULTS_ID}`} onClick={goToResults}>
          {t.skip}
        </a>
        <FilterForm state={state} facets={list?.facets} total={list?.total} onSearch={go} />
      </aside>
      <JobsResults results={results} ignored={ignored} statusOf={statusOf} onSearch={go} />
    </Columns>
  )
}

/** Moves without the router, so that the focus moves as well and no history entry is added. */
function goToResults(event: MouseEvent): void {
  const results = document.getElementById(RESULTS_ID)
  if (!results) return
  event.preventDefault()
  results.scrollIntoView()
  results.focus({ preventScroll: true })
}
