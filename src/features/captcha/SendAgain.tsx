import { useEffect, useState } from 'react'
import { useForgotPassword } from '#src/api/account.ts'
import { useSending } from '#src/api/useSending.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { useCaptcha } from './captcha.ts'
import { FormFailure } from './FormFailure.tsx'

/** The wait before a link can be sent again, in seconds: the first mail may be on its way. */
const WAIT = 60

/** Sends the link again, a minute after the last time. */
export function SendAgain({ email }: { email: string }) {
  const t = useTexts('account').forgetSent
  const lang = useLang()
  const { getToken } = useCaptcha()
  const [left, setLeft] = useState(WAIT)
  const { mutateAsync: sendLink, isSuccess } = useForgotPassword()
  const { send, busy, failure } = useSending<void>(async () => {
    await sendLink({ lang, data: { email, captcha_token: await getToken('forgotPassword') } })
    setLeft(WAIT)
  })
  const start = () => void send()
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {isSuccess && (
        <Note tone="ok" role="status">
          {t.sentAgain}
        </Note>
      )}
      <FormFailure start={start} busy={busy} failure={failure} />
      <Button type="submit" variant="line" disabled={left > 0} busy={busy} onClick={start}>
        {left > 0 ? t.againIn({ seconds: left }) : t.again}
      </Button>
    </>
  )
}
