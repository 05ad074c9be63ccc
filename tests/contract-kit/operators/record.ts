/** The calls of one run of the kit against the whole backend, as a store of answers that faults are tried on. */

import { createLog } from '../../../contract-kit/src/findings.ts'
import type { Exchange } from '../../../contract-kit/src/http/exchange.ts'
import { parseJson } from '../../../contract-kit/src/json.ts'
import { judgeExchange } from '../../../contract-kit/src/run/judge.ts'
import { idOf } from '../breaking.ts'
import { contract, createTarget, runKit } from '../target.ts'
import type { Change } from './mutation.ts'

export type Recorded = { request: Request; exchange: Exchange }
/** The exchanges of each operation, in their order. */
export type Recording = Map<string, Recorded[]>

export async function recordRun(): Promise<Recording> {
  const recording: Recording = new Map()
  const { transport, adapter } = await createTarget()
  const recorder = async (request: Request): Promise<Response> => {
    const { url, method, headers } = request
    const text = method === 'GET' || method === 'HEAD' ? null : await request.clone().text()
    const response = await transport(request)
    const call = new Request(url, { method, headers })
    const exchange = await exchangeOf(call, text, response.clone())
    const id = idOf(call)
    const known = recording.get(id) ?? []
    if (isFine(exchange)) known.push({ request: call, exchange })
    recording.set(id, known)
    return response
  }
  await runKit({ transport: recorder, adapter: { ...adapter, reset: () => undefined } })
  return recording
}

async function exchangeOf(request: Request, sent: string | null, response: Response): Promise<Exchange> {
  const text = await response.text()
  const url = new URL(request.url)
  const path = url.pathname.slice(contract.base.length)
  const language = request.headers.get('Accept-Language')
  return {
    status: response.status,
    headers: response.headers,
    setCookies: response.headers.getSetCookie(),
    bytes: new TextEncoder().encode(text),
    text,
    json: parseJson(text),
    duration: 0,
    request: {
      method: request.method,
      url,
      headers: Object.fromEntries(request.headers),
      text: sent,
      form: null,
    },
    operation: contract.find(request.method, path),
    path,
    lang: language === 'ja' || language === 'en' ? language : null,
  }
}

const faultsOf = (exchange: Exchange) => judgeExchange(contract, createLog(), exchange)
/** Calls that the kit judges in another way are left out. */
const isFine = (exchange: Exchange) => faultsOf(exchange).length === 0

export type Trial = { isChanged: boolean; rule: string | null }

/**
 * Tries a fault on the recorded answers. The calls before the first wrong answer are the same with and without the fault, so that a run of the kit
 * reports the same.
 */
export function tryRecorded(recorded: Recorded[], change: Change): Trial {
  let isChanged = false
  for (const { request, exchange } of recorded) {
    const { status, headers, json, text } = exchange
    const changed = change({ status, headers, json, text }, request)
    if (!changed) continue
    isChanged = true
    const parts = {
      ...changed,
      ...(changed.json !== undefined && { text: JSON.stringify(changed.json) }),
      ...(changed.headers && { setCookies: changed.headers.getSetCookie() }),
    }
    const [fault] = faultsOf({ ...exchange, ...parts })
    if (fault) return { isChanged, rule: fault.rule }
  }
  return { isChanged, rule: null }
}
