import type { SearchJobsParams } from '#src/api/jobs.ts'
import { FitSlot } from './FitSlot.tsx'
import { lazyFit } from './lazyFit.tsx'
import styles from './SearchFit.module.css'

const SearchFitPanel = lazyFit(async () => (await import('./SearchFitPanel.tsx')).SearchFitPanel)

interface SearchFitProps {
  params: SearchJobsParams
  /** Whether the jobs could not be compared with the conditions. */
  hasFailed: boolean
  /** Called when jobs are hidden or shown again. */
  onToggle: () => void
}

/** "Can I get this job?" above the results of a search: the conditions, how many jobs fit, and a way to hide the others. */
export function SearchFit(props: SearchFitProps) {
  return (
    <FitSlot className={styles.fit} heading="listTitle">
      {(told) => <SearchFitPanel {...told} {...props} />}
    </FitSlot>
  )
}
