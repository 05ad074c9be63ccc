import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { securedOperations } from '#src/api/generated/secured.ts'
import { personal } from '#src/api/queries.ts'
import { dropResponses } from './forgetPerson.ts'

/** Caches an answer that the page shows, as long as the test runs. */
function show(client: QueryClient, queryKey: unknown[], meta?: Record<string, unknown>): void {
  const options = { queryKey, meta, queryFn: () => 'answer', staleTime: Number.POSITIVE_INFINITY }
  client.setQueryData(queryKey, 'answer')
  new QueryObserver(client, options).subscribe(() => {})
}

test('a logout drops the answers of all operations with a session, also those that the page shows', () => {
  const client = new QueryClient()
  for (const operation of securedOperations) show(client, [operation, 'en', 1])
  show(client, ['accountList', 'en'], personal)
  show(client, ['searchJobs', 'en'])
  client.setQueryData(['getJob', 'en', 1], 'answer of a page that was left')
  dropResponses(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['searchJobs'])
})
