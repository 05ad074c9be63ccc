/** Sends the calls of the generated client (`generated/client.ts`). */

import type * as z from 'zod/mini'
import { ControlProblem } from './generated/zod.ts'

/** The path of the control API below an origin. */
export const CONTROL_BASE = '/__mock'

type Problem = z.output<typeof ControlProblem>

/** A call that the control API has refused. */
export class ControlError extends Error {
  readonly status: number
  /** Null if the response is no problem document. */
  readonly problem: Problem | null

  constructor(status: number, problem: Problem | null) {
    super(problem?.detail ?? `The control API of the mock has answered ${status}`)
    this.status = status
    this.problem = problem
  }
}

const settings = { origin: '' }

/** Sets the origin of the mock, for a page that uses `npm run mock`. By default it is the page's own. */
export function configureControl({ origin }: { origin: string }): void {
  settings.origin = origin
}

/** Throws `ControlError` for a refused call, and the error of `fetch` without a connection. */
export async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(`${settings.origin}${CONTROL_BASE}${path}`, {
    ...init,
    credentials: 'include',
  })
  const hasBody = response.headers.get('Content-Type')?.includes('json') ?? false
  const body: unknown = hasBody ? await response.json() : undefined
  if (!response.ok) throw new ControlError(response.status, ControlProblem.safeParse(body).data ?? null)
  return answerOf<T>(body)
}

/** The mock has checked the response with the schema of the type. */
function answerOf<T>(body: unknown): T
function answerOf(body: unknown): unknown {
  return body
}
