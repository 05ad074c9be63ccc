import type { Conditions } from '#domain/fit/conditions.ts'
import { useTexts } from '#src/context/language.ts'
import { skipTo } from '#src/lib/focus.ts'
import { UNFIT_ID } from './anchors.ts'
import { Arch } from './Arch.tsx'
import type { FitCounts } from './countFits.ts'
import type { ToldProps } from './FitSlot.tsx'
import { places } from './fitSummary.ts'
import { useConditions } from './useConditions.ts'
import type { FittingJobs } from './useFittingJobs.ts'
import { YourConditions } from './YourConditions.tsx'
import styles from './SearchFitPanel.module.css'

/** The numbers of all jobs found by their verdict, and the conditions. */
export function SearchFitPanel({ fitting, hasFailed, children, onChange }: FittingJobs & ToldProps) {
  const t = useTexts('fit')
  const { conditions, isFromProfile } = useConditions()
  if (!conditions) return children
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        {fitting && <PlaceNumbers counts={fitting.counts} conditions={conditions} />}
        <p role="status" className={hasFailed ? styles.failed : 'vh'}>
          {hasFailed && t.failed}
        </p>
      </div>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
    </div>
  )
}

/** Opens the jobs that do not fit, and leads to them. */
function openUnfit(event: { preventDefault: () => void }): void {
  document.getElementById(UNFIT_ID)?.setAttribute('open', '')
  skipTo(UNFIT_ID, event)
}

function PlaceNumbers({ counts, conditions }: { counts: FitCounts; conditions: Conditions }) {
  const t = useTexts('fit')
  const answers = { ...t.answers, ...(conditions.visa === 'change' && { nearly: t.answers.change }) }
  return (
    <ul className={styles.answers} aria-label={t.reach(counts)}>
      {places
        .filter((place) => counts.places[place] > 0)
        .map((place) => (
          <li key={place}>
            <Arch place={place} />
            <span>
              <b className="num">{t.count({ count: counts.places[place] })}</b>{' '}
              {place === 'start' && counts.reach > 0 ? (
                <a href={`#${UNFIT_ID}`} onClick={openUnfit}>
                  {answers.start}
                </a>
              ) : (
                answers[place]
              )}
            </span>
          </li>
        ))}
    </ul>
  )
}
