import { type ComponentType, Suspense, lazy } from 'react'
import { analyticsConfig } from '#src/app/config.ts'
import { useHydrated } from '#src/app/useHydrated.ts'
import { useStore } from '#src/lib/store.ts'
import { askingStore, consentStore, effectiveConsent } from './consent.ts'

const Notice = lazy(loadNotice)

/** A question that cannot be loaded is not asked, and nothing is counted. */
async function loadNotice(): Promise<{ default: ComponentType }> {
  return import('./ConsentNotice.tsx').then(
    ({ ConsentNotice }) => ({ default: ConsentNotice }),
    () => ({ default: () => null }),
  )
}

/** The question for consent, where the site has a provider of analytics and the person has not answered. */
export function Consent() {
  const isAlive = useHydrated()
  const answer = useStore(consentStore)
  const isAskedAgain = useStore(askingStore)
  if (!isAlive || !analyticsConfig()) return null
  if (!isAskedAgain && effectiveConsent(answer) !== null) return null
  return (
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  )
}
