import { type DehydratedState, QueryClient, dehydrate } from '@tanstack/react-query'

/** The time that a response counts as fresh, in ms; returning to a list within it sends no request. */
const STALE_AFTER = 60_000

/**
 * Queries are not retried: the fetcher does it (`api/http.ts`). An error stays until the person tries again. Without a network they fail at
 * once, instead of waiting for it in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        retryOnMount: false,
        staleTime: STALE_AFTER,
        refetchOnWindowFocus: false,
      },
      // Sent data, such as passwords, does not stay in memory.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  })
}

/** Serialises the queries of a page, errors included, so that the browser renders the same as the server. */
export function dehydratePage(queryClient: QueryClient): DehydratedState {
  return dehydrate(queryClient, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
}
