/** The statuses of processes by their aliases, readable names of the ids (product-decisions §6, §16). */

import { ProcessStatus } from '#openapi/generated/options.ts'

/** `MyPageRec…` for a recommendation, `MyPageApp…` for an application. */
export type StatusAlias = keyof typeof ProcessStatus

const aliases = Object.keys(ProcessStatus).filter(isStatusAlias)
const byId = new Map<number, StatusAlias>(aliases.map((alias) => [ProcessStatus[alias], alias]))

/** Returns whether an alias of the option master is that of a status. */
export function isStatusAlias(alias: string): alias is StatusAlias {
  return Object.hasOwn(ProcessStatus, alias)
}

/** Returns the alias of an id of the contract, for the backend that stores these ids. Throws for an id that is no status. */
export function aliasOfStatus(id: number): StatusAlias {
  const alias = byId.get(id)
  if (!alias) throw new Error(`${id} is no status`)
  return alias
}
