import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import type { Place } from './answer.ts'
import { Arch } from './Arch.tsx'
import type { ToldProps } from './FitSlot.tsx'
import { hidesUnfit } from './fittingPage.ts'
import type { FitTally } from './tally.ts'
import styles from './Tally.module.css'
import { useConditions } from './useConditions.ts'
import { useFittingPage } from './useFittingPage.ts'
import { useTally } from './useTally.ts'
import { YourConditions } from './YourConditions.tsx'

interface TallyProps extends ToldProps {
  params: SearchJobsParams
  /** Called when jobs are hidden or shown again: the pages are others then. */
  onToggle: () => void
}

const places: Place[] = ['across', 'nearly', 'halfway', 'start']

/** The conditions, the numbers of all jobs found by their answer, and the switch that hides those that do not fit. */
export function Tally({ params, children, onChange, onToggle }: TallyProps) {
  const t = useTexts('fit')
  const { conditions, isFromProfile } = useConditions()
  const tally = useTally(params, conditions)
  const isWanted = useStore(hidesUnfit)
  const isHiding = isWanted && tally !== undefined && tally.places.start > 0 && tally.reach > 0
  const hasFailed = useFittingPage(isHiding && conditions ? { params, conditions, total: tally.reach } : null)
  const toggle = () => {
    hidesUnfit.set(!isWanted)
    onToggle()
  }
  if (!conditions) return children
  return (
    <div className={styles.frame}>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
      <div className={styles.line}>
        {tally && <Counts tally={tally} />}
        {tally && tally.places.start > 0 && tally.reach > 0 && (
          <ActionButton icon="eye" onClick={toggle}>
            {isHiding ? t.show : t.hide}
          </ActionButton>
        )}
      </div>
      <p role="status" className={isHiding ? styles.hidden : 'vh'}>
        {isHiding && (hasFailed ? t.notHidden : <Hidden tally={tally} />)}
      </p>
    </div>
  )
}

function Counts({ tally }: { tally: FitTally }) {
  const t = useTexts('fit')
  return (
    <ul className={styles.tally} aria-label={t.reach(tally)}>
      {places
        .filter((place) => tally.places[place] > 0)
        .map((place) => (
          <li key={place}>
            <Arch place={place} />
            <span>
              <b className="num">{t.count({ count: tally.places[place] })}</b> {t.tally[place]}
            </span>
          </li>
        ))}
    </ul>
  )
}

function Hidden({ tally }: { tally: FitTally }) {
  const t = useTexts('fit')
  return (
    <>
      <b>{t.hidden({ count: tally.places.start })}</b> {t.hiddenReasons(tally.reasons)}
    </>
  )
}
