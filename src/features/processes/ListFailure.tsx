import { UnknownStatusError } from '#src/api/apiError.ts'
import { useTexts } from '#src/context/language.ts'
import { useRetry } from '#src/context/useRetry.ts'
import { RetryNote } from '#src/ui/RetryNote.tsx'

interface ListFailureProps {
  query: Parameters<typeof useRetry>[0] & { error?: unknown }
}

/** Shows that a part of the page could not be loaded, with a retry button. */
export function ListFailure({ query }: ListFailureProps) {
  const retry = useRetry(query)
  const t = useTexts('processes')
  const { unknownStatus } = useTexts('mypage').failed
  const text = query.error instanceof UnknownStatusError ? unknownStatus : t.failedText
  return <RetryNote title={t.failed} text={text} {...retry} />
}
