/** A fault in answers that an operator makes from a part of the contract. */

import type { Break, Parts } from '../breaking.ts'

/** The kinds of faults, in the order of the score. */
export const families = [
  'fields removed or empty',
  'values of another type',
  'values within their type',
  'texts',
  'times',
  'lists',
  'headers',
  'cookies',
  'statuses',
  'problems',
  'lists of errors',
  'calls: paths and methods',
  'calls: query values',
  'calls: languages and validators',
  'calls: sessions',
  'calls: keys',
  'calls: media types',
  'calls: order of checks',
  'calls: stored values',
  'calls: refused values',
  'calls: rules',
] as const

export type Family = (typeof families)[number]

export type Change = (parts: Parts, request: Request) => Partial<Parts> | null

/** A fault changes each answer by itself, so that it can be tried on recorded answers. */
export type AnswerMutation = { name: string; family: Family; operationId: string; change: Change }

/** A fault in the way a backend reads the calls of an operation. */
export type CallMutation = { name: string; family: Family; operationId: string; breaks: Break }

/** A fault without the name of its operation. */
export type CallFault = Pick<CallMutation, 'name' | 'family' | 'breaks'>
