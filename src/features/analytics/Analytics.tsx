import { type ComponentType, Suspense, lazy } from 'react'
import { analyticsConfig } from '#src/app/config.ts'
import { loadAhead } from '#src/app/navigation/reloadOnFailedChunk.ts'
import { useHydrated } from '#src/app/useHydrated.ts'

const parts = {
  PageViews: lazy(async () => ({ default: (await loadParts())?.PageViews ?? Nothing })),
  Consent: lazy(async () => ({ default: (await loadParts())?.Consent ?? Nothing })),
} satisfies Record<string, ComponentType>

/** Null when it cannot be loaded: then nobody is asked and nothing counted. */
const loadParts = () => loadAhead(() => import('./parts.ts')).catch(() => null)

const Nothing = () => null

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
