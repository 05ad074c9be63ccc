import { type OperationId, operations } from '#openapi/generated/operations.ts'

/** A path of the contract with its operations. */
export type Route = { path: string; ids: OperationId[]; methods: string[] }

/**
 * The paths of the contract in the order in which every host must try them: `/job/random-tip` before `/job/{job_id}`, which would take it
 * for an id. `methods` are upper case, `HEAD` beside `GET`.
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

/** `{` becomes the last character of all, so that a name sorts before a parameter in the same place. */
const sortKey = (path: string) => path.replaceAll(/\{\w+\}/g, '\u{ffff}')
