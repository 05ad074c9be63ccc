import { ApiError } from '#src/api/apiError.ts'
import { companyBasics } from '#src/context/config.ts'
import { useTexts } from '#src/context/language.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import { CaptchaError } from './captcha.ts'

interface FormFailureProps {
  /** Sends the form again. */
  start: () => void
  busy: boolean
  failure: unknown
}

/** Shows why a form could not be sent: bot check, connection or server error. Renders nothing without a failure. */
export function FormFailure({ start, busy, failure }: FormFailureProps) {
  const t = useTexts('captcha')
  if (!failure) return null
  return <SendFailure error={failure} message={captchaMessage()} onRetry={start} busy={busy} />

  function captchaMessage() {
    if (failure instanceof CaptchaError) return { title: t.failedTitle, text: t.failedText }
    return isRefused(failure) ? { title: t.refusedTitle, text: t.refusedText(companyBasics()) } : undefined
  }
}

/** True when the server's bot check has rejected the request. */
const isRefused = (failure: unknown) =>
  failure instanceof ApiError && failure.problem?.errors?.some(({ field }) => field === 'captcha_token')
