import { Suspense } from 'react'
import { analyticsConfig } from '#src/context/config.ts'
import { lazyExtra } from '#src/lib/lazyExtra.ts'
import { useHydrated } from '#src/context/useHydrated.ts'

/** When they cannot be loaded, nobody is asked and nothing counted. */
const parts = {
  PageViews: lazyExtra(async () => (await import('./parts.ts')).PageViews),
  Consent: lazyExtra(async () => (await import('./parts.ts')).Consent),
}

/** What a site with a provider of analytics has more: the views of pages are counted, and the person is asked for consent. Others load none of it. */
export function Analytics({ part }: { part: keyof typeof parts }) {
  const isAlive = useHydrated()
  if (!isAlive || !analyticsConfig()) return null
  const Part = parts[part]
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  )
}
