import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** A path of the contract with its operations. */
export type Route = { path: string; ids: OperationId[]; methods: string[] }

/**
 * Returns the paths of the contract in the order in which hosts must match them: `/job/random-tip` before `/job/{job_id}`, which
 * would also match it. `methods` are upper case and have `HEAD` for each `GET`.
 */
export function routes(): Route[] {
  const found = new Map<string, Route>()
  for (const id of Object.keys(operations) as OperationId[]) {
    const { path } = operations[id]
    const route = found.get(path) ?? { path, ids: [], methods: [] }
    route.ids.push(id)
    route.methods.push(...methodsOf(id))
    found.set(path, route)
  }
  return [...found.values()].sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1))
}

export function methodsOf(id: OperationId): string[] {
  const { method } = operations[id]
  return method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]
}

/** Replaces each parameter by the last character, so that names sort before parameters. */
const sortKey = (path: string) => path.replaceAll(/\{\w+\}/g, '\u{ffff}')
