import { API_BASE } from '#backend/app.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'

const rows = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path } = operations[id]
  const pattern = new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return { id, method: method.toUpperCase(), pattern }
})

/** The operation that answers a request; null when none does. */
export function operationOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | null {
  const { pathname } = new URL(url)
  const wanted = method === 'HEAD' ? 'GET' : method
  return rows.find((row) => row.method === wanted && row.pattern.test(pathname))?.id ?? null
}
