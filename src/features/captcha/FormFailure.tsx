import { ApiError } from '#src/api/apiError.ts'
import { useTexts } from '#src/context/language.ts'
import type { useSending } from '#src/forms/flow/useSending.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { CaptchaError } from './captcha.ts'

/** Why a form could not be sent, if it could not: the bot check, the connection, or what the server has told. */
export function FormFailure({ start, busy, failure }: ReturnType<typeof useSending>) {
  const t = useTexts('captcha')
  if (!failure) return null
  return <SendFailure error={failure} told={told()} onRetry={start} busy={busy} />

  function told() {
    if (failure instanceof CaptchaError) return { title: t.failedTitle, text: t.failedText }
    return isRefused(failure) ? { title: t.refusedTitle, text: t.refusedText } : undefined
  }
}

/** The server's check has taken the person for a program. */
const isRefused = (failure: unknown) =>
  failure instanceof ApiError && failure.problem?.errors?.some(({ field }) => field === 'captcha_token')
