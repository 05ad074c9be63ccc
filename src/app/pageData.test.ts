import { QueryClient, dehydrate } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { shareData } from './pageData.ts'

const job = { job_id: 1 }
const client = new QueryClient()
client.setQueryData(['en', '/job/1'], job)
const queries = dehydrate(client)

test('data that a loader shares with a query is written once', () => {
  const loaderData = { 'en.job': { head: { title: 'Job' }, data: job } }
  expect(shareData(loaderData, queries)).toEqual({
    loaderData: { 'en.job': { head: { title: 'Job' } } },
    shared: { 'en.job': '["en","/job/1"]' },
  })
})

test.each([
  ['data of no query', { 'en.legal': { head: {}, data: { text: 'Terms' } } }],
  ['no data', { 'en.home': { head: {} } }],
  ['no result', { 'en.home': null }],
])('%s stays where it is', (_, loaderData) => {
  expect(shareData(loaderData, queries)).toEqual({ loaderData, shared: {} })
})
