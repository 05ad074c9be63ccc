/** Calls of the staff API at the socket of a site. */

import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { socketPath } from '#server/staff/socket.ts'
import { type Json, parseJson } from '../../../contract-kit/src/json.ts'

type Sent = {
  /** A text is sent as JSON Lines, an object as JSON. */
  body?: object | string
  key?: string
}

export type StaffAnswer = { status: number; type: string; text: string; body: Json | undefined }
export type Staff = (method: string, path: string, sent?: Sent) => Promise<StaffAnswer>

/** Returns the staff API of the site with this data folder. A call rejects if the site is away. */
export const staffOf =
  (dataFolder: string): Staff =>
  async (method, path, { body, key = crypto.randomUUID() } = {}) => {
    const isLines = typeof body === 'string'
    const sent = request({
      socketPath: socketPath(dataFolder),
      agent: false,
      method,
      path: `/staff/v1${path}`,
      headers: {
        'Accept-Language': 'en',
        ...(body !== undefined && { 'Content-Type': isLines ? 'application/x-ndjson' : 'application/json' }),
        ...(method === 'POST' && { 'Idempotency-Key': key, 'If-Match': '*' }),
      },
    })
    sent.end(isLines || body === undefined ? body : JSON.stringify(body))
    const [response] = await once(sent, 'response')
    const answer = await text(response)
    const type = String(response.headers['content-type'])
    const isOne = type.includes('json') && !type.includes('ndjson')
    return { status: response.statusCode, type, text: answer, body: isOne ? parseJson(answer) : undefined }
  }
