import { loadAhead } from '../lib/reloadOnFailedChunk.ts'
import type { Problem } from './problemSchema.ts'

/** A call that failed: the status, 0 for a lost connection, and the problem that the server told. */
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

/** The problem in an answer; null where a proxy or a crash answered something else, or nothing whole. zod is loaded only for it. */
export async function readProblem(response: Response): Promise<Problem | null> {
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json')) return null
  try {
    const told: unknown = await response.json()
    const { problemSchema } = await loadAhead(() => import('./problemSchema.ts'))
    return problemSchema.safeParse(told).data ?? null
  } catch {
    return null
  }
}
