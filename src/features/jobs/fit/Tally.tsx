import { useLayoutEffect, useMemo } from 'react'
import { type Verdict, fitOf } from '#domain/fit/fit.ts'
import { formatNumber } from '#domain/numbers.ts'
import type { JobSummary } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import type { Answer } from './answer.ts'
import { Arch } from './Arch.tsx'
import type { ToldProps } from './FitSlot.tsx'
import { hiddenJobs, hidesUnfit } from './hiddenJobs.ts'
import styles from './Tally.module.css'
import { useConditions } from './useConditions.ts'
import { YourConditions } from './YourConditions.tsx'

interface TallyProps extends ToldProps {
  jobs: JobSummary[]
}

const places: Record<Verdict, Answer['place']> = { fits: 'across', conditions: 'nearly', no: 'start' }
const verdicts = ['fits', 'conditions', 'no'] as const

/** The conditions, the numbers of jobs of a page by their answer, and the switch that hides those that do not fit. */
export function Tally({ jobs, invitation, onChange }: TallyProps) {
  const t = useTexts('fit')
  const { conditions, isFromProfile } = useConditions()
  const isHiding = useStore(hidesUnfit)
  const found = useMemo(
    () => jobs.map((job) => ({ id: job.job_id, verdict: conditions && fitOf(job, conditions).verdict })),
    [jobs, conditions],
  )
  const unfit = useMemo(() => found.filter(({ verdict }) => verdict === 'no').map(({ id }) => id), [found])
  const countOf = (verdict: Verdict) => found.filter((each) => each.verdict === verdict).length
  useHidden(isHiding ? unfit : nothing)
  if (!conditions) return invitation
  return (
    <div className={styles.frame}>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
      <div className={styles.line}>
        <ul className={styles.tally} aria-label={t.tallyLabel}>
          {verdicts.filter(countOf).map((verdict) => (
            <li key={verdict}>
              <Arch place={places[verdict]} />
              {t.tally({ verdict, count: formatNumber(countOf(verdict)) })}
            </li>
          ))}
        </ul>
        {unfit.length > 0 && (
          <ActionButton icon="eye" onClick={() => hidesUnfit.set(!isHiding)}>
            {isHiding ? t.show : t.hide}
          </ActionButton>
        )}
      </div>
      <p role="status" className={isHiding && unfit.length > 0 ? styles.hidden : 'vh'}>
        {isHiding && unfit.length > 0 && t.hidden({ count: unfit.length })}
      </p>
    </div>
  )
}

const nothing: number[] = []

/** Leaves jobs out of the list before the browser paints it. */
function useHidden(ids: number[]): void {
  useLayoutEffect(() => {
    hiddenJobs.set(new Set(ids))
    return () => hiddenJobs.set(hiddenJobs.initial)
  }, [ids])
}
