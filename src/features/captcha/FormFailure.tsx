import { useTexts } from '#src/app/language.tsx'
import type { useSending } from '#src/forms/flow/useSending.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { CaptchaError } from './captcha.ts'

/** Why a form could not be sent, if it could not: the bot check, the connection, or what the server has told. */
export function FormFailure({ start, busy, failure }: ReturnType<typeof useSending>) {
  const { failedTitle, failedText } = useTexts('captcha')
  if (!failure) return null
  const told = failure instanceof CaptchaError ? { title: failedTitle, text: failedText } : undefined
  return <SendFailure error={failure} told={told} onRetry={start} busy={busy} />
}
