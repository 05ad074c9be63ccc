/** The failures that the contract declares; faults are chosen from them. */

import { API_BASE } from '#backend/app.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { DeclaredProblem } from '../declarations.ts'
import type { ControlledOperation, Fault, StatusEffect } from '../generated/client.ts'
import { declarations } from '../generated/declarations.ts'
import { refuse } from '../refusal.ts'

const ids = Object.keys(operations).filter(isOperationId)

function isOperationId(text: string): text is OperationId {
  return Object.hasOwn(operations, text)
}

/** Returns the problem of an effect, by default the first of its status; undefined if the operation does not declare it. */
export function problemOf(id: OperationId, { status, problem }: StatusEffect): DeclaredProblem | undefined {
  const problems = declarations[id][status]?.problems ?? []
  return problem === undefined ? problems[0] : problems.find((each) => each.problem === problem)
}

export const declares = (id: OperationId, effect: StatusEffect) => problemOf(id, effect) !== undefined

/** Returns every operation with its failures. */
export function controlledOperations(): ControlledOperation[] {
  return ids.map((id) => ({
    operationId: id,
    method: methodOf(id),
    path: operations[id].path,
    tag: operations[id].tag,
    failures: Object.entries(declarations[id])
      .filter(([, { problems }]) => problems.length > 0)
      .map(([status, { problems }]) => ({
        status: Number(status),
        problems: problems.map(({ problem }) => problem),
      })),
  }))
}

/** Returns the method in upper case. */
function methodOf(id: OperationId): 'GET' | 'POST' {
  return operations[id].method === 'get' ? 'GET' : 'POST'
}

/** Returns the path of an operation with the base of the API. */
export const pathOf = (id: OperationId) => `${API_BASE}${operations[id].path}`

/** Refuses unknown operations, and statuses and problems that the contract does not declare. `place` is the field of the list. */
export function checkFaults(faults: Fault[], place: string): void {
  for (const [index, { operation, effect }] of faults.entries()) {
    const field = `${place}.${index}`
    if (operation !== '*' && !isOperationId(operation))
      refuse(`${field}.operation`, 'must be an operation of the contract, or *')
    if (effect.kind !== 'status') continue
    const concerned = operation === '*' ? ids : [operation].filter(isOperationId)
    if (concerned.some((id) => declares(id, effect))) continue
    const statusOnly = { kind: effect.kind, status: effect.status }
    if (concerned.some((id) => declares(id, statusOnly)))
      refuse(`${field}.effect.problem`, `must be a problem that ${operation} declares for ${effect.status}`)
    refuse(`${field}.effect.status`, `must be a failure that ${operation} declares: ${statusesOf(concerned)}`)
  }
}

function statusesOf(concerned: OperationId[]): string {
  const all = concerned.flatMap((id) => Object.keys(declarations[id]).filter((status) => status >= '400'))
  return [...new Set(all)].sort().join(', ')
}
