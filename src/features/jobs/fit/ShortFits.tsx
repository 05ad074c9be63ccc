import type { ReactNode, CSSProperties } from 'react'
import { type FitFacts, fitOf } from '#domain/fit/fit.ts'
import { levelRank } from '#domain/levels.ts'
import type { EnglishLevel, JapaneseLevel } from '#openapi/generated/options.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { Planks } from '#src/ui/LevelMeter.tsx'
import { Link } from '#src/ui/Link.tsx'
import { Arch } from './Arch.tsx'
import { FIT_ID } from './fitId.ts'
import { placeOf, summaryOf, verdictOf } from './fitSummary.ts'
import { useConditions } from './useConditions.ts'
import styles from './ShortFits.module.css'

/** The verdicts on "Can I get this job?" in a few words: in a card, beside a job, and on the meter of a level. */

interface CardFitProps {
  job: FitFacts
  /** Shown instead while there is no verdict. */
  children: ReactNode
}

/** The verdict on "Can I get this job?" in a card; the facts without known conditions. */
export function CardFit({ job, children }: CardFitProps) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const { conditions } = useConditions()
  if (!conditions) return children
  const { place, tone, head, text, more } = summaryOf(fitOf(job, conditions), t, options)
  return (
    <>
      <Arch place={place} />
      <span className={cx(styles.answer, styles[tone])}>
        <b>{head}</b>
        {t.joint}
        {text}
      </span>
      {more && <span className={styles.more}>{more}</span>}
    </>
  )
}

interface ShortFitProps {
  job: Job
  /** Shown instead without known conditions. */
  children: ReactNode
}

/** The verdict in a few words, with a link to its reasons. */
export function ShortFit({ job, children }: ShortFitProps) {
  const t = useTexts('fit')
  const { conditions } = useConditions()
  if (!conditions) return children
  const fit = fitOf(job, conditions)
  return (
    <>
      <Arch place={placeOf(fit)} />
      <p>
        <b>{verdictOf(fit, t)}</b>
        <Link to={`#${FIT_ID}`}>{t.why}</Link>
      </p>
    </>
  )
}

interface OwnLevelProps {
  /** The level that a job requires. */
  level: JapaneseLevel | EnglishLevel
  /** Its name. */
  word: string
  /** The level without the person's own. */
  children: ReactNode
}

/** A required level with the person's own marked on the meter. */
export function OwnLevel({ level, word, children }: OwnLevelProps) {
  const { conditions } = useConditions()
  const own = level.endsWith('_jp') ? conditions?.japanese : conditions?.english
  if (!own) return children
  const rank = levelRank(own)
  const mark: CSSProperties & { '--own': number } = { '--own': rank }
  return (
    <>
      <span className={cx(styles.marked, rank === 0 && styles.none)} style={mark}>
        <Planks level={levelRank(level)} />
      </span>{' '}
      <span>{word}</span>
    </>
  )
}
