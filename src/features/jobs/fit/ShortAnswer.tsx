import type { ReactNode } from 'react'
import { fitOf } from '#domain/fit/fit.ts'
import type { Job } from '#src/api/jobs.ts'
import { useTexts } from '#src/context/language.ts'
import { Link } from '#src/ui/Link.tsx'
import { placeOf } from './answer.ts'
import { Arch } from './Arch.tsx'
import { FIT_ID } from './fitId.ts'
import { useConditions } from './useConditions.ts'

interface ShortAnswerProps {
  job: Job
  /** Shown instead while nothing is known about the person. */
  children: ReactNode
}

/** The answer in a few words, with a link to its reasons. */
export function ShortAnswer({ job, children }: ShortAnswerProps) {
  const t = useTexts('fit')
  const { conditions } = useConditions()
  if (!conditions) return children
  const place = placeOf(fitOf(job, conditions))
  return (
    <>
      <Arch place={place} />
      <p>
        <b>{t.brief[place]}</b>
        <Link to={`#${FIT_ID}`}>{t.why}</Link>
      </p>
    </>
  )
}
