import { Suspense } from 'react'
import { latePart } from '#src/context/latePart.tsx'
import type { FitWarningProps } from './FitWarning.tsx'

const Warning = latePart({
  texts: ['fit', 'jobOptions'],
  load: async () => (await import('./FitWarning.tsx')).FitWarning,
})

/** The warning before an application in vain; its code and texts load after the page. */
export function LateFitWarning(props: FitWarningProps) {
  return (
    <Suspense>
      <Warning {...props} />
    </Suspense>
  )
}
