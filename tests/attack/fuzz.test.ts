/** Valid and broken requests to every operation: no answer is a failure of the server, and each is one that the contract declares. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../../contract-kit/src/contract/contract.ts'
import { isObject } from '../../contract-kit/src/json.ts'
import { formOf } from '../backend/entries.ts'
import type { Client } from './support/client.ts'
import { faultOf, requestsTo } from './support/generated.ts'
import { type Target, startTarget, times } from './support/site.ts'
import { staffOf } from './support/staff.ts'

let site: Target
const callers: Client[] = []
beforeAll(async () => {
  site = await startTarget()
  const person = site.client()
  await person.logIn('maria@example.com')
  callers.push(site.client(), person)
})
afterAll(() => site.stop())

const shown = (request: object) => JSON.stringify(request).slice(0, 500)

const contract = loadContract('openapi/generated/openapi.json')

/** Operations that end the session of the caller are tried by strangers only. */
const endsSession = new Set(['logout', 'changePassword', 'refreshSession', 'login', 'activate'])

describe.each(contract.operations)('$id', (operation) => {
  const isForm = operation.body?.type === 'multipart/form-data'

  test('answers as declared', async () => {
    for (const [at, request] of requestsTo(contract, operation, times(25, 300)).entries()) {
      const caller = endsSession.has(operation.id) ? callers[0] : callers[at % 2]
      const { address, body } = request
      const answer = await caller?.call(operation.method.toUpperCase(), address, {
        body: isForm ? formOf(isObject(body) ? body : {}) : body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
      const fault =
        answer && faultOf(operation, { status: answer.status, type: answer.headers.get('Content-Type') })
      expect(fault === null ? null : { fault, request: shown(request) }).toBeNull()
    }
  })
})

const staffContract = loadContract('openapi/staff/generated/openapi.json')

/** A backup would be written to any path, and an empty store would leave nothing to try. */
const notTried = new Set(['createBackup', 'restoreBackup', 'removeSample'])

describe.each(staffContract.operations.filter(({ id }) => !notTried.has(id)))('staff: $id', (operation) => {
  test('answers as declared', async () => {
    const staff = staffOf(site.data)
    for (const request of requestsTo(staffContract, operation, times(6, 150))) {
      const answer = await staff(operation.method.toUpperCase(), request.address, {
        body: sent(operation.body?.type, request.body),
      })
      expect({ fault: faultOf(operation, answer), request: shown(request) }).toEqual({
        fault: null,
        request: shown(request),
      })
    }
  })

  /** Imports are lines, other bodies JSON. */
  function sent(type: string | undefined, body: unknown): object | string | undefined {
    if (type === undefined) return undefined
    if (type === 'application/x-ndjson') return typeof body === 'string' ? body : JSON.stringify(body)
    return typeof body === 'object' && body !== null ? body : { body }
  }
})
