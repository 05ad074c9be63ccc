import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { confirmEmail, invalidateAuth } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { findAuth } from '#src/features/session/person.ts'
import { definePage } from '#src/page/definePage.tsx'
import { headOf } from '#src/page/head.ts'
import { useHref } from '#src/routes/useHref.ts'
import { Button } from '#src/ui/Button.tsx'
import { AccountFrame } from './parts/AccountFrame.tsx'
import { Working } from './parts/Working.tsx'
import styles from './parts/account.module.css'

/** Takes a new e-mail address into use by the link of a mail, with and without a session. */
function EmailConfirmPage() {
  const { emailConfirm: t, spent, toLogin } = useTexts('account')
  const lang = useLang()
  const href = useHref()
  const queryClient = useQueryClient()
  const token = useSearchParams()[0].get('token') ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['confirmEmail', token],
    queryFn: async () => {
      const result = token ? await confirmEmail(lang, token) : 'spent'
      await invalidateAuth(queryClient, 'none')
      // The link is spent from now on, so a failure to ask for the person must not repeat the call.
      const auth = await findAuth(queryClient, lang).catch(() => null)
      return { result, email: auth?.email ?? null }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (error)
    return (
      <AccountFrame title={spent.failedTitle} lead={spent.failedText} seed={11}>
        <div className={styles.buttons}>
          <Button onClick={() => void refetch()} busy={isFetching}>
            {spent.again}
          </Button>
        </div>
      </AccountFrame>
    )
  if (!data)
    return (
      <AccountFrame title={t.heading} seed={7}>
        <Working />
      </AccountFrame>
    )
  if (data.result === 'done')
    return (
      <AccountFrame title={t.doneTitle} lead={t.done({ email: data.email })} seed={7}>
        <div className={styles.buttons}>
          <Button to={href(data.email === null ? 'login' : 'mypage')}>
            {data.email === null ? toLogin : t.next}
          </Button>
        </div>
      </AccountFrame>
    )
  const isTaken = data.result === 'taken'
  // A link that was used has changed the address, also if that was in another browser or its response was lost.
  return (
    <AccountFrame title={spent.title} lead={isTaken ? t.taken : spent.text} seed={11}>
      <p className={styles.other}>{isTaken ? t.sendNote : t.usedNote(data)}</p>
      <div className={styles.buttons}>
        <Button to={href('mypageEmail')}>{t.send}</Button>
      </div>
    </AccountFrame>
  )
}

export default definePage({ component: EmailConfirmPage, head: headOf('account', (t) => t.emailConfirm) })
