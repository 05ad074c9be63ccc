import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { BUSY_DELAY } from '#domain/limits.ts'
import { HydrateLater } from '../context/HydrateLater.tsx'
import { useTexts } from '../context/language.ts'
import { Analytics } from '../features/analytics/Analytics.tsx'
import { LateSavedToast } from '../features/favorites/LateSavedToast.tsx'
import { SkipLink } from './SkipLink.tsx'
import styles from './SiteFrame.module.css'

/** The frame of each layout: the skip link, a header, the page and a footer. */
export function SiteFrame({ header, footer }: { header: ReactNode; footer: ReactNode }) {
  const t = useTexts('common')
  const busy = useBusy()
  return (
    <>
      <SkipLink>{t.skip}</SkipLink>
      {header}
      <main id="main" tabIndex={-1} aria-busy={busy} className={styles.main}>
        <Outlet />
      </main>
      <LateSavedToast />
      <HydrateLater>{footer}</HydrateLater>
      <Analytics part="Consent" />
    </>
  )
}

/** Returns whether a page has been loading for noticeably long (product-decisions §11). */
function useBusy(): boolean {
  const loading = useNavigation().state !== 'idle'
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!loading) return undefined
    const timer = setTimeout(() => setOverdue(true), BUSY_DELAY)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [loading])
  return loading && overdue
}
