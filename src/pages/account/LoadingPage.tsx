import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Lang } from '#domain/lang.ts'
import { getGetAuthQueryOptions } from '#src/api/account.ts'
import { getListNotificationsQueryOptions } from '#src/api/mypage.ts'
import { loadOptions } from '#src/api/options.ts'
import { allApplicationsQuery, recommendationsQuery } from '#src/api/processes.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { redirectIn } from '#src/routes/redirect.ts'
import { useHref } from '#src/routes/useHref.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import styles from './parts/account.module.css'

/** Loads the data of the first pages, then opens the requested page. */
function LoadingPage() {
  const t = useTexts('account').loading
  const lang = useLang()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const href = useHref()
  const to = redirectIn(search) ?? href('mypage')
  const loads = firstLoads(lang)
  const [done, setDone] = useState(0)
  const all = loads.length

  useEffect(() => {
    let isHere = true
    // A page shows the failure of its own content.
    const each = firstLoads(lang).map(async (load) => {
      await load(queryClient).catch(() => {})
      if (isHere) setDone((count) => count + 1)
    })
    void Promise.all(each).then(() => (isHere ? navigate(to, { replace: true }) : undefined))
    return () => {
      isHere = false
    }
  }, [lang, queryClient, navigate, to])

  return (
    <AccountFrame title={t.title} lead={t.description} seed={6}>
      <progress className={styles.progress} aria-label={t.progress} max={all} value={Math.min(done, all)} />
    </AccountFrame>
  )
}

type Load = (queryClient: QueryClient) => Promise<unknown>

/** The data that is loaded after a login (product-decisions §4), in parallel. */
const firstLoads = (lang: Lang): Load[] => [
  (queryClient) => queryClient.ensureQueryData(getGetAuthQueryOptions(lang)),
  (queryClient) => queryClient.ensureQueryData(getListNotificationsQueryOptions(lang)),
  (queryClient) => queryClient.ensureQueryData(allApplicationsQuery(lang)),
  (queryClient) => queryClient.ensureQueryData(recommendationsQuery(lang)),
  () => loadOptions(lang),
]

export default definePage({ component: LoadingPage, head: headOf('account', (t) => t.loading) })
