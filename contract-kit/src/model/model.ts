/** The model: this project's own backend in memory, with the sample content. It answers as the contract means it. */

import { type App, createApp } from '../../../backend/app.ts'
import { callApp } from '../../../backend/call.ts'
import { eraseUnconfirmed } from '../../../backend/entry/removeUnconfirmed.ts'
import { parseCookies } from '../../../backend/ports/cookies.ts'
import { type MockEnv, createMockEnv } from '../../../mocks/env.ts'
import type { Mail } from '../adapter/adapter.ts'
import type { Transport } from '../http/client.ts'

export type Model = {
  send: Transport
  /** Returns to the sample content. */
  reset: () => Promise<void>
  /** Moves the clock forward, in ms. */
  advance: (time: number) => void
  /** Erases the entries that were not confirmed in time. */
  runDueWork: () => Promise<void>
  /** Returns the newest mail to an address, or null. */
  lastMail: (to: string) => Mail | null
}

/** All calls of the kit have one network, for the model as for the target. */
const ADDRESS = '192.0.2.1'

/** Calls an app as over HTTP, with the cookies in the headers. */
export async function callAsHttp(app: App, request: Request): Promise<Response> {
  const cookies = parseCookies(request.headers.get('Cookie') ?? '')
  const { response, setCookies } = await callApp(app, { request, cookies, address: ADDRESS })
  for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
  return response
}

export async function startModel({ origin, protocol }: URL): Promise<Model> {
  let advanced = 0
  const start = async (): Promise<MockEnv> => {
    const env = await createMockEnv({ origin, clock: () => new Date(Date.now() + advanced) })
    env.config.secureCookies = protocol === 'https:'
    env.config.checkResponses = false
    return env
  }
  let env = await start()
  let app = createApp(env)
  return {
    send: (request) => callAsHttp(app, request),
    reset: async () => {
      env = await start()
      app = createApp(env)
    },
    advance: (time) => void (advanced += time),
    runDueWork: () => eraseUnconfirmed(env),
    lastMail: (to) => env.mailer.sent.findLast((mail) => mail.to === to) ?? null,
  }
}
