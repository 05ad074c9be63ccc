/** The examples of forms work unchanged on the sample content, and get the response of the contract. */

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp } from '#mocks/test.ts'
import { formOf, post } from '../backend/entries.ts'
import { bodyOf, entries, examplesOf, successOf } from './contract.ts'

const operations = ['createEntry', 'createInquiry', 'createInvitation', 'checkEmail']
const isRecord = z.record(z.string(), z.unknown())

const requests = entries.flatMap((entry) => {
  const { operationId } = entry.operation
  const body = operations.includes(operationId) ? bodyOf(entry) : null
  if (!body) return []
  const answers = examplesOf(successOf(entry).media).map(({ value }) => isRecord.parse(value))
  return examplesOf(body.media).map(({ name, value }) => ({
    operationId,
    name,
    path: entry.path,
    isForm: body.contentType === 'multipart/form-data',
    value: isRecord.parse(value),
    answers,
  }))
})

test('there are examples of forms', () => expect(requests.length).toBeGreaterThanOrEqual(8))

test.each(requests)('$operationId: $name', async ({ path, isForm, value, answers }) => {
  const app = await createTestApp()
  const answer = await post(app, path, isForm ? formOf(value) : value)
  expect([200, 201]).toContain(answer.status)
  const shown = answers.filter(({ email }) => email === value['email'])
  for (const expected of shown) expect(answer.body).toEqual(expected)
})
