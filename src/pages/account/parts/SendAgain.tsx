import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { forgotPassword } from '#src/api/account.ts'
import { useLang, useTexts } from '#src/context/language.ts'
import { FormFailure } from '#src/features/captcha/FormFailure.tsx'
import { useCaptcha } from '#src/features/captcha/useCaptcha.ts'
import { useOneAtATime } from '#src/lib/useOneAtATime.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** The wait before a link can be sent again, in seconds: the first mail may be on its way. */
const WAIT = 60

/** Sends the link again, a minute after the last time. */
export function SendAgain({ email }: { email: string }) {
  const t = useTexts('account').forgetSent
  const lang = useLang()
  const { getToken } = useCaptcha()
  const [left, setLeft] = useState(WAIT)
  const sending = useMutation({
    mutationFn: async () => forgotPassword(lang, { email, captcha_token: await getToken('forgotPassword') }),
    onSuccess: () => setLeft(WAIT),
  })
  const send = useOneAtATime((onSettled) => sending.mutate(undefined, { onSettled }))
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <>
      {sending.isSuccess && (
        <Note tone="ok" role="status">
          {t.sentAgain}
        </Note>
      )}
      <FormFailure start={send} busy={sending.isPending} failure={sending.error} />
      <Button variant="line" disabled={left > 0} busy={sending.isPending} onClick={send}>
        {left > 0 ? t.againIn({ seconds: left }) : t.again}
      </Button>
    </>
  )
}
