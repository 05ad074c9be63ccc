import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PAGE_VIEW_DELAY } from '#domain/limits.ts'
import { type AnalyticsConfig, analyticsConfig, siteOrigin } from '#src/context/config.ts'
import { loadAhead } from '#src/lib/reloadOnFailedChunk.ts'
import { useStore } from '#src/lib/store.ts'
import { consentStore, effectiveConsent } from './consent.ts'
import type { Analytics } from './ga4.ts'

/** Renders nothing; counts page views. */
export function PageViews() {
  usePageViews()
  return null
}

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

type Count = (pathname: string, previous: string | undefined) => void

/**
 * Calls `count` once for each page view, `PAGE_VIEW_DELAY` after the navigation (spec §9). A page left earlier is not counted.
 * A change of query or hash is no new view.
 */
export function createPageViews(count: Count) {
  let shown: string | undefined
  let counted: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** Starts the delay for this page. */
    show(pathname: string): void {
      if (pathname === shown) return
      shown = pathname
      clearTimeout(timer)
      timer = setTimeout(() => {
        count(pathname, counted)
        counted = pathname
      }, PAGE_VIEW_DELAY)
    },
    /** Counts nothing until `show` is called again. */
    stop(): void {
      clearTimeout(timer)
      shown = undefined
      counted = undefined
    },
  }
}

let started: Promise<Analytics> | null = null

/** Loads the configured provider at the first call. Rejects when it cannot be loaded, such as when the browser blocks it. */
export function startAnalytics({ id }: AnalyticsConfig): Promise<Analytics> {
  started ??= loadAhead(() => import('./ga4.ts')).then(({ createGa4 }) => createGa4(id))
  return started
}

/** Stops the provider if it was started; never loads it. */
export function stopAnalytics(): void {
  // A provider that could not be loaded has nothing to stop.
  started?.then((analytics) => analytics.stop()).catch(() => {})
}
