import type { SearchJobsParams } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { useStore } from '#src/lib/store.ts'
import { ActionButton } from '#src/ui/ActionButton.tsx'
import { places } from './fitSummary.ts'
import { Arch } from './Arch.tsx'
import { type FitCounts, useFitCounts } from './fitCounts.ts'
import type { ToldProps } from './FitSlot.tsx'
import styles from './SearchFitPanel.module.css'
import { useConditions } from './useConditions.ts'
import type { View } from './fittingJobs.ts'
import { fitView } from './useFittingJobs.ts'
import { YourConditions } from './YourConditions.tsx'

interface SearchFitPanelProps extends ToldProps {
  params: SearchJobsParams
  /** Whether the jobs could not be compared with the conditions, so that all are shown. */
  hasFailed: boolean
  /** Called when jobs are hidden or shown again: the pages are others then. */
  onToggle: () => void
}

/** The conditions, the numbers of all jobs found by their verdict, and the switch that hides those that do not fit. */
export function SearchFitPanel({ params, hasFailed, children, onChange, onToggle }: SearchFitPanelProps) {
  const { conditions, isFromProfile } = useConditions()
  const view = useStore(fitView)
  const counts = useFitCounts(params, conditions, view.hidesUnfit || view.bestFirst)
  if (!conditions) return children
  return (
    <div className={styles.frame}>
      <YourConditions conditions={conditions} isFromProfile={isFromProfile} onChange={onChange} />
      {counts ? (
        <Numbers counts={counts} view={view} hasFailed={hasFailed} onToggle={onToggle} />
      ) : (
        <div className={styles.line} />
      )}
    </div>
  )
}

interface NumbersProps extends Pick<SearchFitPanelProps, 'hasFailed' | 'onToggle'> {
  counts: FitCounts
  view: View
}

function Numbers({ counts, view, hasFailed, onToggle }: NumbersProps) {
  const t = useTexts('fit')
  const mayHide = counts.places.start > 0 && counts.reach > 0
  const isHiding = view.hidesUnfit && mayHide
  const toggle = () => {
    fitView.set({ ...view, hidesUnfit: !view.hidesUnfit })
    onToggle()
  }
  return (
    <>
      <div className={styles.line}>
        <PlaceNumbers counts={counts} />
        {mayHide && (
          <ActionButton icon="eye" onClick={toggle}>
            {isHiding ? t.show : t.hide}
          </ActionButton>
        )}
      </div>
      <p role="status" className={isHiding || hasFailed ? styles.hidden : 'vh'}>
        {hasFailed ? t.failed : isHiding && <Hidden counts={counts} />}
      </p>
    </>
  )
}

function PlaceNumbers({ counts }: { counts: FitCounts }) {
  const t = useTexts('fit')
  return (
    <ul className={styles.answers} aria-label={t.reach(counts)}>
      {places
        .filter((place) => counts.places[place] > 0)
        .map((place) => (
          <li key={place}>
            <Arch place={place} />
            <span>
              <b className="num">{t.count({ count: counts.places[place] })}</b> {t.answers[place]}
            </span>
          </li>
        ))}
    </ul>
  )
}

function Hidden({ counts }: { counts: FitCounts }) {
  const t = useTexts('fit')
  return (
    <>
      <b>{t.hidden({ count: counts.places.start })}</b> {t.hiddenReasons(counts.reasons)}
    </>
  )
}
