import { FitSlot } from './FitSlot.tsx'
import { lazyFit } from './lazyFit.tsx'
import type { FittingJobs } from './useFittingJobs.ts'
import styles from './SearchFit.module.css'

const SearchFitPanel = lazyFit(async () => (await import('./SearchFitPanel.tsx')).SearchFitPanel)

/** "Can I get this job?" above the results of a search: how many jobs fit, and the conditions. */
export function SearchFit(props: FittingJobs) {
  return (
    <FitSlot className={styles.fit} heading="listTitle">
      {(told) => <SearchFitPanel {...told} {...props} />}
    </FitSlot>
  )
}
