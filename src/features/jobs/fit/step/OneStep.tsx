import { Suspense } from 'react'
import { latePart } from '#src/context/latePart.tsx'
import { Panel } from '#src/ui/layout.tsx'
import { useConditions } from '../useConditions.ts'
import { StepPlace } from './StepPlace.tsx'

const Card = latePart({
  texts: ['fit', 'oneStep'],
  load: async () => (await import('./OneStepCard.tsx')).OneStepCard,
})

/** "One step away" in the mypage; its code and texts load after the page. Only a profile with conditions has a step, which needs a place. */
export function OneStep() {
  const { isFromProfile } = useConditions()
  const place = (
    <Panel>
      <StepPlace isTitled aria-hidden="true" />
    </Panel>
  )
  return (
    <Suspense fallback={isFromProfile && place}>
      <Card />
    </Suspense>
  )
}
