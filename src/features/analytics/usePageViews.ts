import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { analyticsConfig, siteOrigin } from '#src/context/config.ts'
import { useStore } from '#src/lib/store.ts'
import { startAnalytics, stopAnalytics } from './analytics.ts'
import { consentStore, effectiveConsent } from './consent.ts'
import { createPageViews } from './pageViews.ts'

const views = createPageViews((pathname, previous) => {
  const config = analyticsConfig()
  if (!config) return
  const view = {
    title: document.title,
    address: siteOrigin() + pathname,
    referrer: previous === undefined ? withoutQuery(document.referrer) : siteOrigin() + previous,
  }
  // A provider that cannot be loaded counts nothing; the person need not know.
  startAnalytics(config).then(
    (analytics) => analytics.pageView(view),
    () => {},
  )
})

const withoutQuery = (address: string) => address.replace(/[?#].*/s, '')

/** Counts page views while the person consents. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const consent = useStore(consentStore)

  useEffect(() => {
    if (analyticsConfig() && effectiveConsent(consent) === 'accepted') {
      views.show(pathname)
    } else {
      views.stop()
      stopAnalytics()
    }
  }, [pathname, consent])
}
