/** A mock under control in this process, with a fixed real time. */

import { API_BASE } from '#backend/app.ts'
import { parseCookies } from '#backend/ports/cookies.ts'
import { createControlApp } from '#mocks/control/api/app.ts'
import { type ControlOptions, createMockControl } from '#mocks/control/createControl.ts'
import { defaultState } from '#mocks/control/defaultState.ts'
import type { Outcome } from '#mocks/control/outcome.ts'
import { CONTROL_BASE } from '#mocks/control/send.ts'
import { TEST_NOW } from '#mocks/test.ts'

type Answer = { status: number; headers: Headers; body: unknown }

export async function createTestControl(options: Partial<ControlOptions> = {}) {
  const reports: string[] = []
  const control = await createMockControl({
    host: 'http',
    start: defaultState,
    origin: 'http://localhost:5173',
    report: (message) => void reports.push(message),
    real: () => TEST_NOW.getTime(),
    ...options,
  })
  const app = createControlApp(control)
  const cookies: Record<string, string> = {}

  function keep(setCookies: string[]): void {
    for (const text of setCookies)
      for (const [name, value] of Object.entries(parseCookies(text.split(';')[0])))
        if (value === '') delete cookies[name]
        else cookies[name] = value
  }

  /** Calls the API, with the cookies so far. */
  async function outcomeOf(method: string, path: string, body?: unknown): Promise<Outcome> {
    const request = requestOf(`${API_BASE}${path}`, method, body)
    const outcome = await control.call({ request, cookies: { ...cookies }, address: '192.0.2.1' })
    if (outcome.connection !== 'lost') keep(outcome.setCookies)
    return outcome
  }

  /** Calls the API. Throws if the connection broke. */
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const outcome = await outcomeOf(method, path, body)
    if (outcome.connection !== 'kept') throw new Error(`The connection of ${method} ${path} broke`)
    return answerOf(outcome.response)
  }

  /** Calls the control API. */
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const setCookies: string[] = []
    const request = requestOf(`${CONTROL_BASE}${path}`, method, body)
    const response = await app.fetch(request, { cookies: { ...cookies }, setCookies })
    keep(setCookies)
    return answerOf(response)
  }

  return { control, reports, cookies, outcomeOf, call, send }
}

/** A text is sent as it is, other values as JSON. */
function requestOf(path: string, method: string, body: unknown): Request {
  return new Request(`http://localhost${path}`, {
    method,
    headers: {
      'Accept-Language': 'en',
      ...(method !== 'GET' && { 'X-Requested-With': 'hashi' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}
