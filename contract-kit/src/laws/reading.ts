import type { Operation } from '../contract/operations.ts'

/** Writes by method that change nothing, according to their descriptions. */
const harmless = ['checkEmail']

/** Whether an operation changes nothing, so that it is called without permission to write. */
export function isReading({ method, id }: Operation): boolean {
  return method === 'GET' || harmless.includes(id)
}
