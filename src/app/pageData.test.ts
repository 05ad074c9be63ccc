import { QueryClient, dehydrate } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PAGE_DATA_ID, readPageData, shareData, shortQueries } from './pageData.ts'

const job = { job_id: 1 }
const client = new QueryClient()
client.setQueryData(['en', '/job/1'], job)
const queries = dehydrate(client)

test('data that a loader shares with a query is written once', () => {
  const loaderData = { 'en.job': { head: { title: 'Job' }, data: job } }
  expect(shareData(loaderData, queries)).toEqual({
    loaderData: { 'en.job': { head: { title: 'Job' } } },
    shared: { 'en.job': 0 },
  })
})

test.each([
  ['data of no query', { 'en.legal': { head: {}, data: { text: 'Terms' } } }],
  ['no data', { 'en.home': { head: {} } }],
  ['no result', { 'en.home': null }],
])('%s stays where it is', (_, loaderData) => {
  expect(shareData(loaderData, queries)).toEqual({ loaderData, shared: {} })
})

test('a page contains only what its queries do not have in common, and all of it is read', () => {
  const failed = new QueryClient()
  const cache = failed.getQueryCache()
  cache.build(failed, { queryKey: ['en', '/job'] }).setState({ status: 'error', error: new Error('503') })
  const both = {
    ...queries,
    queries: [...queries.queries, ...dehydrate(failed, { shouldDehydrateQuery: () => true }).queries],
  }
  const written = JSON.parse(JSON.stringify({ loaderData: {}, shared: {}, queries: shortQueries(both) }))
  expect(Object.keys(written.queries[0].state).toSorted()).toEqual(['data', 'dataUpdatedAt'])

  const textContent = JSON.stringify(written)
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === PAGE_DATA_ID ? { textContent } : null),
  })
  const read = readPageData()?.queries.queries
  vi.unstubAllGlobals()
  const dehydrated = both.queries.map((query) => ({ ...query, dehydratedAt: query.state.dataUpdatedAt }))
  expect(read).toEqual(JSON.parse(JSON.stringify(dehydrated)))
})
