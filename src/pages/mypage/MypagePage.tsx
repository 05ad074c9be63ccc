import { brand } from '#domain/brand.ts'
import { textsOf } from '#i18n/load.ts'
import { definePage } from '#src/page/definePage.tsx'
import type { PageContext } from '#src/page/pageContext.ts'
import { Dashboard } from './dashboard/Dashboard.tsx'
import { prefetchDashboard } from './dashboard/useDashboard.ts'

const head = ({ lang }: PageContext) => {
  const { title } = textsOf(lang, 'dashboard')
  return { title: `${title} | ${brand.name[lang]}`, description: title }
}

/** The dashboard. */
export default definePage({ component: Dashboard, prefetch: prefetchDashboard, head })
