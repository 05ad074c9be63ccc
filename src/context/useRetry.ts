import { useTexts } from './language.ts'

/** The part of a query that a retry needs. */
interface Retried {
  isFetching: boolean
  refetch: () => unknown
}

/** Returns the props of `ErrorState` and `RetryNote` that load a query again when a person asks for it. */
export function useRetry({ isFetching, refetch }: Retried) {
  const { retry } = useTexts('common')
  return { retryLabel: retry, busy: isFetching, onRetry: () => void refetch() }
}
