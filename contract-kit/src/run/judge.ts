/** Judges an exchange by the checks of single answers. */

import type { Check, Subject } from '../checks/check.ts'
import { checks } from '../checks/index.ts'
import type { Contract } from '../contract/contract.ts'
import type { Operation, Response } from '../contract/operations.ts'
import { type Log, countCheck } from '../findings.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Rule } from '../rules.ts'

export type JudgedFault = { rule: Rule; expected: string; seen: string; place: string }

/** Returns the faults of an answer by all checks that apply, and counts them. */
export function judgeExchange(contract: Contract, log: Log, exchange: Exchange): JudgedFault[] {
  const subject: Subject = { exchange, contract, response: responseOf(contract, exchange) }
  const faults = checks
    .filter((check) => check.applies(subject))
    .flatMap((check) => {
      countCheck(log, exchange.operation?.id ?? null, check.rule)
      return faultsOf(check, subject)
    })
  // A fault that a check names has this cause; the model shows only that there is one.
  const named = faults.filter(({ rule }) => rule !== 'differs-from-model')
  return named.length > 0 ? named : faults
}

function faultsOf(check: Check, subject: Subject): JudgedFault[] {
  const fallback = subject.response?.pointer ?? subject.exchange.operation?.pointer ?? '#/paths'
  return check
    .faults(subject)
    .map(({ expected, seen, place }) => ({ rule: check.rule, expected, seen, place: place ?? fallback }))
}

/** Every path answers 304, 404 and 405 in one way; no operation repeats it. */
function responseOf(contract: Contract, { operation, status }: Exchange): Response | null {
  const declared = operation?.responses.find((each) => each.status === status)
  if (declared) return declared
  if (status === 304 && hasValidator(operation)) return contract.shared('NotModified', 304)
  if (operation) return null
  if (status === 404) return contract.shared('NotFound', 404)
  return status === 405 ? contract.shared('MethodNotAllowed', 405) : null
}

const hasValidator = (operation: Operation | null) =>
  operation?.responses.some(({ headers }) => headers.some(({ name }) => name === 'ETag')) ?? false
