import { API_BASE } from '#backend/app.ts'
import { methodsOf, routes } from '#backend/routes.ts'
import { editDistance } from '#domain/editDistance.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { NearestOperation, UnhandledCall } from '../generated/client.ts'

const candidates = routes(operations).flatMap(({ path, ids }) =>
  ids.map((id) => ({
    operationId: id,
    method: operations[id].method.toUpperCase(),
    methods: methodsOf(operations[id]),
    path: `${API_BASE}${path}`,
  })),
)

/** The cost of another method in characters of the path, so that a wrong method weighs less than a wrong path. */
const OTHER_METHOD = 2

/** Returns the operation with the path most similar to the call's, by differing characters. */
export function nearestOperation(method: string, pathname: string): NearestOperation {
  const [best] = candidates
    .map((candidate) => ({
      candidate,
      distance:
        editDistance(pathname, filled(candidate.path, pathname)) +
        (candidate.methods.includes(method) ? 0 : OTHER_METHOD),
    }))
    .sort((a, b) => a.distance - b.distance)
  if (!best) throw new Error('The contract has no operation')
  const { operationId, path } = best.candidate
  return { operationId, method: best.candidate.method, path }
}

/** Describes a call that no operation answers, for the English response, the console and the panel. */
export function unhandledMessage(method: string, pathname: string, nearest: NearestOperation): string {
  const { operationId } = nearest
  const call = `No operation of the contract answers ${method} ${pathname}.`
  return `${call} The nearest is ${operationId}: ${nearest.method} ${nearest.path}`
}

/** Describes the call for the Japanese response. */
export function unhandledDetailJa({ method, path, nearest }: Omit<UnhandledCall, 'message'>): string {
  const best = `${nearest.operationId}（${nearest.method} ${nearest.path}）`
  return `${method} ${path} に対応する操作はAPI仕様にありません。最も近い操作は${best}です。`
}

/** Replaces the parameters of a path by the segments at the same place, which therefore cost nothing. */
function filled(path: string, pathname: string): string {
  const given = pathname.split('/')
  return path
    .split('/')
    .map((segment, index) => (segment.startsWith('{') ? (given[index] ?? segment) : segment))
    .join('/')
}
