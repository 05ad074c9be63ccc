import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import type { Problem } from './problemSchema.ts'

/** A failed call: the status (0 for a lost connection) and the problem in the response, if any. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | null
  constructor(status: number, problem: Problem | null, options?: ErrorOptions) {
    super(problem?.detail ?? `The API answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
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
