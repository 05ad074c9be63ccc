import type { ReactNode } from 'react'
import { fitOf, type FitFacts } from '#domain/fit/fit.ts'
import { useTexts } from '#src/context/language.ts'
import { cx } from '#src/ui/cx.ts'
import { answerOf } from './answer.ts'
import { Arch } from './Arch.tsx'
import styles from './Answer.module.css'
import { useConditions } from './useConditions.ts'

interface CardAnswerProps {
  job: FitFacts
  /** Shown instead while there is no answer. */
  children: ReactNode
}

/** The answer to "Can I get this job?" in a card; the facts while nothing is known about the person. */
export function CardAnswer({ job, children }: CardAnswerProps) {
  const t = useTexts('fit')
  const options = useTexts('jobOptions')
  const { conditions } = useConditions()
  if (!conditions) return children
  const { place, tone, head, text } = answerOf(fitOf(job, conditions), t, options)
  return (
    <>
      <Arch place={place} />
      <span className={cx(styles.answer, styles[tone])}>
        <b>{head}</b> {text}
      </span>
    </>
  )
}
