import type { JobSummary } from '#src/api/jobs.ts'
import { FitSlot } from './FitSlot.tsx'
import { lazyPart } from './lazyPart.ts'
import styles from './SearchFit.module.css'

const Tally = lazyPart(async () => (await import('./Tally.tsx')).Tally)

/** "Can I get this job?" above a page of jobs: the conditions, how many jobs fit, and a way to hide the others. */
export function SearchFit({ jobs }: { jobs: JobSummary[] }) {
  return <FitSlot className={styles.fit}>{(told) => <Tally {...told} jobs={jobs} />}</FitSlot>
}
