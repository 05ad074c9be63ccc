import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { activate } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { enterAs } from '#src/features/session/person.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { SpentLink } from './parts/SpentLink.tsx'
import { Working } from './parts/Working.tsx'

/** Opens the account of a registration link, then leads to the first password. */
function VerifyPage() {
  const t = useTexts('account').verify
  const lang = useLang()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const to = useHref()('setting')
  const token = useSearchParams()[0].get('token') ?? ''
  // A query, so that the token is spent once, however often the page renders.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['activate', token],
    queryFn: () => (token ? activate(lang, token) : null),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (!data) return
    enterAs(queryClient, data)
    void navigate(to, { replace: true })
  }, [data, queryClient, navigate, to])

  if (error || data === null)
    return <SpentLink error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <AccountFrame title={t.heading} lead={t.lead} seed={2}>
      <Working />
    </AccountFrame>
  )
}

export default definePage({ component: VerifyPage, head: headOf('account', (t) => t.verify) })
