import type { Conditions } from '#domain/fit/conditions.ts'
import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { places } from './answer.ts'
import { Arch } from './Arch.tsx'
import type { ToldProps } from './FitSlot.tsx'
import { type View, fitView } from './fittingPage.ts'
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

/** The conditions, the numbers of all jobs found by their answer, and the switch that hides those that do not fit. */
export function Tally({ params, children, onChange, onToggle }: TallyProps) {
  const { conditions, isFromProfile } = useConditions()
  const view = useStore(fitView)
  const tally = useTally(params, conditions, view.hidesUnfit || view.bestFirst)
  if (!conditions) return children
  return (
    <div className={styles.frame}>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
      {tally ? (
        <Numbers tally={tally} view={view} conditions={conditions} params={params} onToggle={onToggle} />
      ) : (
        <div className={styles.line} />
      )}
    </div>
  )
}

interface NumbersProps extends Pick<TallyProps, 'params' | 'onToggle'> {
  tally: FitTally
  view: View
  conditions: Conditions
}

function Numbers({ tally, view, conditions, params, onToggle }: NumbersProps) {
  const t = useTexts('fit')
  const mayHide = tally.places.start > 0 && tally.reach > 0
  const isHiding = view.hidesUnfit && mayHide
  const wanted = { params, conditions, view: { ...view, hidesUnfit: isHiding } }
  const hasFailed = useFittingPage(isHiding || view.bestFirst ? wanted : null)
  const toggle = () => {
    fitView.set({ ...view, hidesUnfit: !view.hidesUnfit })
    onToggle()
  }
  return (
    <>
      <div className={styles.line}>
        <Counts tally={tally} />
        {mayHide && (
          <ActionButton icon="eye" onClick={toggle}>
            {isHiding ? t.show : t.hide}
          </ActionButton>
        )}
      </div>
      <p role="status" className={isHiding || hasFailed ? styles.hidden : 'vh'}>
        {hasFailed ? t.failed : isHiding && <Hidden tally={tally} />}
      </p>
    </>
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
