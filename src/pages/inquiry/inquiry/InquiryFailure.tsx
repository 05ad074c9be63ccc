import { useTexts } from '#src/app/language.tsx'
import { CaptchaError } from '#src/features/captcha/captcha.ts'
import { SendFailure } from '#src/forms/SendFailure.tsx'
import type { useInquirySending } from './useInquirySending.ts'

/** Why an inquiry could not be sent, if it could not. */
export function InquiryFailure({ start, busy, failure }: ReturnType<typeof useInquirySending>) {
  const { failedTitle, failedText } = useTexts('captcha')
  if (!failure) return null
  const told = failure instanceof CaptchaError ? { title: failedTitle, text: failedText } : undefined
  return <SendFailure error={failure} told={told} onRetry={start} busy={busy} />
}
