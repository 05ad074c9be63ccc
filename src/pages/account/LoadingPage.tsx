import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLang, useTexts } from '#src/context/language.ts'
import { definePage } from '#src/page/definePage.tsx'
import { redirectIn } from '#src/routes/redirect.ts'
import { useHref } from '#src/routes/useHref.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { accountHead } from './parts/accountHead.ts'
import { firstLoads } from './parts/firstLoads.ts'
import styles from './parts/Loading.module.css'

/** Loads what the first pages show, then goes on to the page that was asked for. */
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
    // A page whose content failed to load says so itself.
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

export default definePage({ component: LoadingPage, head: accountHead('loading') })
