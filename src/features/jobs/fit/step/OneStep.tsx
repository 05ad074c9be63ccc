import { Suspense } from 'react'
import { latePart } from '#src/context/latePart.tsx'

const Card = latePart({
  texts: ['fit', 'oneStep'],
  load: async () => (await import('./OneStepCard.tsx')).OneStepCard,
})

/** "One step away" in the mypage; its code and texts load after the page. */
export function OneStep() {
  return (
    <Suspense>
      <Card />
    </Suspense>
  )
}
