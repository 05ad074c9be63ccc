import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { dropHiddenProcesses, invalidateProcesses } from './processes.ts'

const reading = Object.entries(operations).filter(([, { method }]) => method === 'get')
const ofProcesses = reading
  .filter(([id, { tag }]) => tag === 'process' || id === 'listAppliedJobs')
  .map(([id]) => id)

function clientWithAll(): QueryClient {
  const client = new QueryClient()
  for (const [id] of reading) client.setQueryData([id, 'en'], 'answer')
  return client
}

test('an application outdates all answers about applications and recommendations, and no others', () => {
  const client = clientWithAll()
  invalidateProcesses(client)
  const outdated = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(outdated.map(({ queryKey }) => queryKey[0])).toEqual(ofProcesses)
})

test('answers about applications and recommendations that no page shows are removed', () => {
  const client = clientWithAll()
  dropHiddenProcesses(client)
  const left = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  expect(left).toEqual(reading.map(([id]) => id).filter((id) => !ofProcesses.includes(id)))
})
