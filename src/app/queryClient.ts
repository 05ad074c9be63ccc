import { type DehydratedState, QueryClient, dehydrate } from '@tanstack/react-query'

/** How long an answer counts as fresh, in ms; going back to a list within it asks nothing. */
const STALE_AFTER = 60_000

/** Retries are the fetcher's (`api/http.ts`); an error stays until the person tries again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, retryOnMount: false, staleTime: STALE_AFTER, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}

/** What a page was made of, errors included, so that the browser shows what the server showed. */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
}
