import { APPLY_JOBS } from '#domain/limits.ts'
import { useTexts } from '#src/context/language.ts'
import { ApplyButton } from '#src/features/applying/ApplyButton.tsx'
import { useMessage } from '#src/features/favorites/messageStore.ts'
import { JOBS_A_PAGE, useSavedJobs } from '#src/features/favorites/useSavedJobs.ts'
import { useAuth } from '#src/features/session/useAuth.ts'
import styles from './ApplyForSelected.module.css'

/** Applies for the ticked jobs of the account, in a dialog. */
export function ApplySelected({ ids }: { ids: number[] }) {
  const t = useTexts('keep')
  const { email } = useAuth()
  const saved = useMessage().data
  // The call of the list answers for all of them, unless there are more than one call takes.
  const { rows } = useSavedJobs(saved.length > JOBS_A_PAGE ? ids.slice(0, JOBS_A_PAGE) : saved)
  const jobs = (rows?.open ?? []).filter(({ job_id }) => ids.includes(job_id))
  const isTooMany = jobs.length > APPLY_JOBS
  return (
    <div className={styles.button}>
      <ApplyButton jobs={jobs} email={email} disabled={jobs.length === 0 || isTooMany}>
        {t.apply({ count: jobs.length })}
      </ApplyButton>
      {isTooMany && <p className="meta">{t.tooMany({ max: APPLY_JOBS })}</p>}
    </div>
  )
}
