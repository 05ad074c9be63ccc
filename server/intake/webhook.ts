/** An intake in another system, asked by HTTP. `docs/intake-webhook.md` describes it for those who implement it. */

import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { Clock } from '#backend/ports/clock.ts'
import type { Decision, Intake, SentApplication } from '#backend/ports/intake.ts'
import { fetchTraced } from '../observe/currentRequest.ts'

export type Webhook = { url: string; secret: string }

/** The longest time for an answer, in ms. People wait for it while their page asks for the result. */
const TIME_LIMIT = 3_000
/** The pauses before the same application is sent again, in ms: they double with each answer without a decision. */
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 10 * 60_000
/** The number of applications with remembered pauses. Others are sent again at once. */
const MOST_PAUSES = 10_000

const answer = z.object({ decision: z.enum(['accepted', 'refused', 'pending']) })

type Pause = { length: number; until: number }

/**
 * Creates the intake. Applications are pending until the system has decided. It gets an application again, with the same id, until then.
 * While it does not answer, all applications wait, and the log has one line.
 */
export function webhookIntake(webhook: Webhook, clock: Clock, timeLimit = TIME_LIMIT): Intake {
  const pauses = new LRUCache<string, Pause>({ max: MOST_PAUSES })
  const running = new Map<string, Promise<Decision | null>>()
  let outage: Pause | undefined

  const lasts = (pause: Pause | undefined) => pause !== undefined && clock().getTime() < pause.until

  function longer(pause: Pause | undefined): Pause {
    const length = Math.min(pause ? pause.length * 2 : FIRST_PAUSE, LONGEST_PAUSE)
    return { length, until: clock().getTime() + length }
  }

  async function ask(id: string, application: SentApplication): Promise<Decision | null> {
    try {
      const decision = await send(webhook, { id, ...application }, timeLimit)
      outage = undefined
      if (decision !== 'pending') return decision
      pauses.set(id, longer(pauses.get(id)))
    } catch (error) {
      if (!outage) console.error('The intake gave no answer:', reasonOf(error))
      // Calls at the same time fail together, which is one failure of the system.
      if (!lasts(outage)) outage = longer(outage)
    }
    return null
  }

  return {
    acceptsAtOnce: () => false,
    async decision(application) {
      const id = `${application.processId}-${application.attempt}`
      if (lasts(outage) || lasts(pauses.get(id))) return null
      const asked = running.get(id) ?? ask(id, application).finally(() => running.delete(id))
      running.set(id, asked)
      return asked
    },
  }
}

/** Sends an application and returns the answer. Throws without a valid answer. */
async function send({ url, secret }: Webhook, application: object, timeLimit: number) {
  const body = JSON.stringify(application)
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Hashi-Signature': signatureOf(body, secret) },
    body,
    // A redirect could lead the application to another system.
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimit),
  })
  const response = await fetchTraced(request)
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  return answer.parse(await response.json()).decision
}

/** Returns the HMAC-SHA256 of a body, in hexadecimal digits (RFC 2104). */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Returns a reason without the URL, which may contain a secret, and without the words of the other system. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'not the expected JSON'
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error instanceof TypeError ? 'no connection' : error.message
}
