/** The job search, as the laws about it call it. */

import type { Operation, Parameter } from '../contract/operations.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Kit } from '../run/kit.ts'

export type Query = Record<string, string | number | boolean>

/** Calls the job search with the largest pages. */
export const find = (kit: Kit, query: Query): Promise<Exchange> =>
  kit.call('searchJobs', { query: { perPage: 100, ...query } })

/** Returns a parameter of the job search. */
export const parameterOf = ({ parameters }: Operation, name: string): Parameter => {
  const found = parameters.find((each) => each.name === name)
  if (!found) throw new Error(`The job search has no filter ${name}`)
  return found
}

/** Returns up to this number of items, spread over a list from its first item to its last. */
export function spread<T>(items: T[], count: number): T[] {
  if (items.length <= count) return items
  const step = (items.length - 1) / Math.max(count - 1, 1)
  return Array.from({ length: count }, (_, index) => Math.round(index * step)).flatMap((index) =>
    items.slice(index, index + 1),
  )
}
