/**
 * Every write of the staff contract depends on a version, or its description has the reason; every `POST` takes a key. `statuses.test.ts` and
 * `audit.test.ts` try them.
 */

import { expect, test } from 'vitest'
import type { StaffOperationId } from '#backend/staff/operation.ts'
import { isWrite, staffOperations } from './operations.ts'

/** Writes that only add a thing, or change no thing with a version. A new write belongs here only if that holds for it. */
const withoutVersion: StaffOperationId[] = [
  'addNote',
  'addSample',
  'createBackup',
  'createToken',
  'importContent',
  'recommendJob',
  'removeSample',
  'restoreBackup',
  'runRetention',
]

const writes = staffOperations.filter(isWrite)

test('every write has If-Match, or a reason in its description', () => {
  const others = writes.filter(({ row }) => !row.ifMatch)
  expect(others.map(({ id }) => id).sort()).toEqual(withoutVersion)
  for (const { id, operation } of others)
    expect({ id, description: operation.description }).toEqual({
      id,
      description: expect.stringMatching(/\n\nThe call takes no `If-Match`: .{10,}\.$/),
    })
})

test('every POST has an Idempotency-Key', () => {
  const others = writes.filter(({ row }) => row.method === 'post' && !row.idempotencyKey).map(({ id }) => id)
  expect(others).toEqual([])
})
