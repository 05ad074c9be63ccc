import { Outlet, useLocation } from 'react-router'
import { LanguageContext } from '../context/language.ts'
import { Analytics } from '../features/analytics/Analytics.tsx'
import { langOf } from '../routes/href.ts'
import { useLeftFlows } from './flow/useLeftFlows.ts'
import { useHead } from './head/useHead.ts'
import { LoadingIndicator } from './navigation/LoadingIndicator.tsx'
import { useNavigationEffects } from './navigation/useNavigationEffects.ts'

/** Wraps every page: language, document head and effects of navigation. */
export function Root() {
  const lang = langOf(useLocation().pathname)
  useHead(lang)
  useNavigationEffects()
  useLeftFlows()
  return (
    <LanguageContext value={lang}>
      <LoadingIndicator />
      <Outlet />
      <Analytics part="PageViews" />
    </LanguageContext>
  )
}
