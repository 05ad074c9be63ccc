import { Suspense } from 'react'
import type { CardAnswerProps } from './CardAnswer.tsx'
import { lazyPart } from './lazyPart.ts'
import { useMayAnswer } from './toldConditions.ts'

const CardAnswer = lazyPart(
  async () => (await import('./CardAnswer.tsx')).CardAnswer,
  ({ children }: CardAnswerProps) => children,
)

/** A line of a card with the answer to "Can I get this job?" once the person has told their conditions; before, with other facts. */
export function FitLine({ job, children }: CardAnswerProps) {
  if (!useMayAnswer()) return children
  return (
    <Suspense fallback={children}>
      <CardAnswer job={job}>{children}</CardAnswer>
    </Suspense>
  )
}
