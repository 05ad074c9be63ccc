import { UnknownStatusError } from '#src/api/apiError.ts'
import { useTexts } from '#src/context/language.ts'
import { RetryNote } from '#src/ui/RetryNote.tsx'

interface ListFailureProps {
  error: unknown
  onRetry: () => void
  busy: boolean
}

/** Shows that a part of the page could not be loaded, with a retry button. */
export function ListFailure({ error, ...retry }: ListFailureProps) {
  const t = useTexts('processes')
  const { unknownStatus } = useTexts('mypage').failed
  const text = error instanceof UnknownStatusError ? unknownStatus : t.failedText
  return <RetryNote title={t.failed} text={text} retryLabel={useTexts('common').retry} {...retry} />
}
