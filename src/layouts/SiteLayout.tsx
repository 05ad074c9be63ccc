import { Outlet } from 'react-router'
import { useTexts } from '../context/language.ts'
import { useBusy } from './useBusy.ts'
import { Analytics } from '../features/analytics/Analytics.tsx'
import { HydrateLater } from '../context/HydrateLater.tsx'
import { Header } from './Header.tsx'
import { Footer } from './Footer.tsx'
import styles from './SiteLayout.module.css'
import { SkipLink } from './SkipLink.tsx'

/** The layout of public pages: header, page, footer. */
export function SiteLayout() {
  const t = useTexts('common')
  const busy = useBusy()
  return (
    <>
      <SkipLink>{t.skip}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} aria-busy={busy} className={styles.main}>
        <Outlet />
      </main>
      <HydrateLater>
        <Footer />
      </HydrateLater>
      <Analytics part="Consent" />
    </>
  )
}
