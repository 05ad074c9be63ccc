import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import type { Problem } from './problemSchema.ts'

type Options = ErrorOptions & { retryAfter?: number }

/** A failed call: the status (0 for a lost connection), the problem in the response, if any, and the wait that the server asks for. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  /** In ms; 0 if the server named none. */
  readonly retryAfter: number
  constructor(status: number, problem: Problem | null, options?: Options) {
    super(problem?.detail ?? `The API answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
    this.retryAfter = options?.retryAfter ?? 0
  }
}

/** Returns whether the connection was lost. The server may have done the call. */
export const isLost = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Returns whether the server may have done a failed call. A proxy that gives up answers without a problem of the API. */
export const isUnsure = (error: unknown): boolean =>
  isLost(error) || (error instanceof ApiError && error.status >= 500 && error.problem === null)

/** The option master has no alias for the status of a response, so its meaning is unknown. */
export class UnknownStatusError extends Error {
  constructor(id: number) {
    super(`The option master has no alias for the status ${id}`)
    this.name = 'UnknownStatusError'
  }
}

/** Returns the problem in a response; null if a proxy or a crash sent something else. Loads zod only when needed. */
export async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) return null
  try {
    const body: unknown = await response.json()
    const { problemSchema } = await loadAhead(() => import('./problemSchema.ts'))
    return problemSchema.safeParse(body).data ?? null
  } catch {
    return null
  }
}
