import { Suspense } from 'react'
import { analyticsConfig } from '#src/context/config.ts'
import { latePart } from '#src/context/latePart.tsx'
import { useHydrated } from '#src/context/useHydrated.ts'

/** When these cannot be loaded, consent is not requested and nothing is counted. */
const parts = {
  PageViews: latePart({ load: async () => (await import('./PageViews.tsx')).PageViews }),
  Consent: latePart({ load: async () => (await import('./ConsentNotice.tsx')).Consent }),
}

/** Counts page views and asks for consent. A site without an analytics provider loads none of this code. */
export function Analytics({ part }: { part: keyof typeof parts }) {
  const hydrated = useHydrated()
  if (!hydrated || !analyticsConfig()) return null
  const Part = parts[part]
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}
