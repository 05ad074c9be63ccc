import { API_BASE } from '#backend/app.ts'
import { methodsOf, routes } from '#backend/routes.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

const patterns = routes(operations).map((route) => ({
  ...route,
  pattern: new RegExp(`^${API_BASE}${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Returns the operation of a request, or null. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | null {
  const { pathname } = new URL(url)
  const route = patterns.find(({ pattern }) => pattern.test(pathname))
  return route?.ids.find((id) => methodsOf(operations[id]).includes(method)) ?? null
}
