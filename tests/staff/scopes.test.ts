/** Tokens of each scope are tried on each operation. New operations of the contract are covered by their `x-scope`. */

import { expect, test } from 'vitest'
import { type Scope, scopes } from '#backend/ports/staffScopes.ts'
import { type StaffOperation, exampleCall, isWrite, staffOperations } from './operations.ts'
import { createStaffTest } from './support.ts'

const cases = staffOperations.flatMap((operation) =>
  [...scopes, 'none' as const].map((held) => ({ id: operation.id, held, operation })),
)

test.each(cases)('$id with a token of scope $held', async ({ held, operation }) => {
  const app = await createStaffTest()
  const { method, path, call } = await exampleCall(app, operation)
  const token = held === 'none' ? null : await app.tokenFor([held])
  const { status } = await app.staff(method, path, { ...call, token })
  expect(isRefusal(status) ? status : null).toBe(refusalOf(operation, held))
})

const isRefusal = (status: number) => status === 401 || status === 403

function refusalOf(operation: StaffOperation, held: Scope | 'none'): number | null {
  const { scope } = operation.row
  if (scope === null) return null
  if (held === 'none') return 401
  const isReader = held === 'read' && !isWrite(operation)
  return scope !== 'owner' && (held === scope || isReader) ? null : 403
}

test('the socket may call each operation', async () => {
  for (const operation of staffOperations) {
    const app = await createStaffTest()
    const { method, path, call } = await exampleCall(app, operation)
    const { status } = await app.staff(method, path, call)
    expect({ id: operation.id, ok: status < 300 }).toEqual({ id: operation.id, ok: true })
  }
})
