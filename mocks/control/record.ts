/** Records calls in the log, and compares them with the contract. */

import type { HostCall } from '#backend/call.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { checkRequest } from './contract/checkRequest.ts'
import { checkResponse } from './contract/checkResponse.ts'
import type { FaultEffect, LogDetail, Message, Violation } from './generated/client.ts'
import { curlLine } from './log/curl.ts'
import { type Body, logged, readMessage } from './log/message.ts'
import type { Outcome } from './outcome.ts'

/** A call as it arrives, with an unread body. */
export type Recording = {
  call: HostCall
  id: OperationId | null
  number: number
  at: Date
  /** Real time in ms. */
  startedAt: number
  body: Promise<Body | null>
}

/** Begins to read a copy of the body. */
export function startRecording(call: HostCall, rest: Omit<Recording, 'call' | 'body'>): Recording {
  return { ...rest, call, body: readMessage(call.request.clone()) }
}

type Ending = { outcome: Outcome; fault: FaultEffect | null; unhandled: string | null; endedAt: number }

/** Returns the entry of the log. Reads a copy of the response. */
export async function finishRecording(
  { call, id, number, at, startedAt, body }: Recording,
  { outcome, fault, unhandled, endedAt }: Ending,
): Promise<LogDetail> {
  const { method, url, headers } = call.request
  const { pathname, search } = new URL(url)
  const sent = await body
  const cookies = Object.entries(call.cookies).map(([name, value]) => `${name}=${value}`)
  const request = logged(
    headers,
    cookies.length > 0 ? [['cookie', cookies.join('; ')]] : [],
    sent?.text ?? null,
  )
  const text = outcome.connection === 'lost' ? null : await textOf(outcome.response)
  return {
    entry: {
      number,
      at: at.toISOString(),
      method,
      path: `${pathname}${search}`,
      operationId: id,
      status: outcome.connection === 'lost' ? null : outcome.response.status,
      duration: Math.max(0, Math.round(endedAt - startedAt)),
      fault,
      violations: id === null ? [] : await violationsOf(id, call.request, sent, outcome, text),
      unhandled,
      curl: curlLine(method, url, request),
    },
    request,
    answer: answerOf(outcome, text),
  }
}

async function textOf(response: Response): Promise<string | null> {
  const body = await readMessage(response.clone())
  return body?.text ?? null
}

function answerOf(outcome: Outcome, text: string | null): Message {
  if (outcome.connection === 'lost') return { headers: [], body: null }
  const cookies = outcome.setCookies.map((cookie): [string, string] => ['set-cookie', cookie])
  return logged(outcome.response.headers, cookies, text)
}

async function violationsOf(
  id: OperationId,
  { method, url, headers }: Request,
  sent: Body | null,
  outcome: Outcome,
  text: string | null,
): Promise<Violation[]> {
  const body = method === 'GET' || method === 'HEAD' ? undefined : sent?.bytes
  const ofRequest = sent ? await checkRequest(id, new Request(url, { method, headers, body })) : []
  if (outcome.connection === 'lost') return ofRequest
  const { response, setCookies } = outcome
  const { status } = response
  return [...ofRequest, ...checkResponse(id, method, { status, headers: response.headers, setCookies, text })]
}
