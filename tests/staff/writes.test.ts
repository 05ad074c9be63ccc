/**
 * Every write of the staff contract depends on a version, and every `POST` takes a key; the few without a version have their reason here.
 * `statuses.test.ts` and `audit.test.ts` try them.
 */
import { expect, test } from 'vitest'
import type { StaffOperationId } from '#backend/staff/operation.ts'
import { isWrite, staffOperations } from './operations.ts'

/** Writes that change no thing with a version. */
const withoutVersion: Partial<Record<StaffOperationId, string>> = {
  importContent: 'each line is compared with the present thing, and the same line changes nothing',
  createToken: 'adds a token',
  addNote: 'adds a note',
  recommendJob: 'adds a process',
  runRetention: 'removes by age only',
  createBackup: 'writes a file and changes nothing',
  restoreBackup: 'replaces everything',
  addSample: 'adds the sample once',
  removeSample: 'removes the sample whatever it is',
}

const writes = staffOperations.filter(isWrite)

test('every write has If-Match, or a reason', () => {
  const others = writes.filter(({ row }) => !row.ifMatch).map(({ id }) => id)
  expect(others.sort()).toEqual(Object.keys(withoutVersion).sort())
})

test('every POST has an Idempotency-Key', () => {
  const others = writes.filter(({ row }) => row.method === 'post' && !row.idempotencyKey).map(({ id }) => id)
  expect(others).toEqual([])
})
