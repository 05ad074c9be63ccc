/** A check judges one answer by itself; the kit applies every check to every answer. */

import type { Contract } from '../contract/contract.ts'
import type { Response } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Rule } from '../rules.ts'

export type Subject = {
  exchange: Exchange
  contract: Contract
  /** The declared response of the answer's status, or null. */
  response: Response | null
}

export type Fault = { expected: string; seen: string; place?: string }

export type Check = {
  rule: Rule
  /** Whether the check says anything about this answer. */
  applies: (subject: Subject) => boolean
  faults: (subject: Subject) => Fault[]
}

/** Returns a list with the fault, or an empty one. */
export function unless(isFine: boolean, expected: string, seen: string, place?: string): Fault[] {
  return isFine ? [] : [{ expected, seen, ...(place !== undefined && { place }) }]
}
