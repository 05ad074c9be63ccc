import type { SearchJobsParams } from '#src/api/jobs.ts'
import { FitSlot } from './FitSlot.tsx'
import styles from './SearchFit.module.css'
import { lazyAnswer } from './lazyAnswer.tsx'

const Tally = lazyAnswer(async () => (await import('./Tally.tsx')).Tally)

interface SearchFitProps {
  params: SearchJobsParams
  /** Called when jobs are hidden or shown again. */
  onToggle: () => void
}

/** "Can I get this job?" above the results of a search: the conditions, how many jobs fit, and a way to hide the others. */
export function SearchFit(props: SearchFitProps) {
  return <FitSlot className={styles.fit}>{(told) => <Tally {...told} {...props} />}</FitSlot>
}
