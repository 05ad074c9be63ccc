import { QueryClient, dehydrate } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { PAGE_DATA_ID, readPageData, shareData } from './pageData.ts'

const job = { job_id: 1 }
const client = new QueryClient()
client.setQueryData(['getJob', 'en', 1], job)
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

test('the program reads what a page contains, with the shared data in both places', () => {
  const written = { queries, ...shareData({ 'en.job': { head: {}, data: job } }, queries) }
  const textContent = JSON.stringify(written)
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === PAGE_DATA_ID ? { textContent } : null),
  })
  const read = readPageData()
  vi.unstubAllGlobals()
  expect(read?.loaderData).toEqual({ 'en.job': { head: {}, data: job } })
  expect(read?.queries).toEqual(JSON.parse(JSON.stringify(queries)))
})
