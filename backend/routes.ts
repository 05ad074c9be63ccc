import type { Row } from './http.ts'

/** The part of an operation table that routing needs. */
type Table<Id extends string> = Record<Id, Pick<Row, 'method' | 'path'>>

/** A path of a contract with its operations. */
export type Route<Id extends string> = { path: string; ids: Id[]; methods: string[] }

/**
 * Returns the paths of a contract in matching order: `/job/random-tip` before `/job/{job_id}`, which would also match it. `methods` are
 * upper case and have `HEAD` for each `GET`.
 */
export function routes<Id extends string>(table: Table<Id>): Route<Id>[] {
  const found = new Map<string, Route<Id>>()
  for (const id of idsOf(table)) {
    const { path } = table[id]
    const route = found.get(path) ?? { path, ids: [], methods: [] }
    route.ids.push(id)
    route.methods.push(...methodsOf(table[id]))
    found.set(path, route)
  }
  return [...found.values()].sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1))
}

export function methodsOf({ method }: Pick<Row, 'method'>): string[] {
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]
}

/** Returns the path as Hono writes it: `/job/:job_id`. */
export const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const idsOf = <Id extends string>(table: Table<Id>) => Object.keys(table) as Id[]

/** Replaces each parameter by the last character, so that names sort before parameters. */
const sortKey = (path: string) => path.replaceAll(/\{\w+\}/g, '\u{ffff}')
