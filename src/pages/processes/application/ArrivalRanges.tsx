import { arrivalPeriods, arrivalRanges } from '#domain/arrival.ts'
import { useTexts } from '#src/context/language.ts'
import { JobSection } from '#src/features/jobs/JobSection.tsx'
import { ArrivalSource } from './ArrivalSource.tsx'
import styles from './ArrivalCalendar.module.css'

const WEEK = 7
const ranges = arrivalRanges()
const total = Math.max(...ranges.map(({ end }) => end))

/** The parts of the way before an offer, as periods in weeks after it. */
export function ArrivalRanges() {
  const { ranges: t, parts, actors } = useTexts('arrival')
  const share = (days: number) => `${((days / total) * 100).toFixed(1)}%`
  return (
    <JobSection title={t.title}>
      <p>{t.lead}</p>
      <ol className={styles.ranges}>
        {ranges.map(({ part, who, start, end }) => (
          <li key={part}>
            <div>
              <b>{parts[part].title}</b>
              <span className="meta">{who.map((actor) => actors[actor]).join(' · ')}</span>
            </div>
            <span className="num">
              {t.days({ start: Math.floor(start / WEEK), end: Math.ceil(end / WEEK) })}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ left: share(start), width: share(end - start) }} />
            </span>
          </li>
        ))}
      </ol>
      {sources.map((source) => (
        <ArrivalSource key={source} source={source} />
      ))}
      <p className="meta">{t.by}</p>
    </JobSection>
  )
}

const sources = [...new Set(arrivalPeriods.map(({ source }) => source))].filter(
  (source) => source !== 'hashi',
)
