/** Calls of the staff API with streams of JSON Lines, which the generated client does not have. */

import type { Readable } from 'node:stream'
import { Refused } from './failures.ts'
import { connected, headersOf } from './send.ts'

/** Sends a body, and yields the lines of the answer. Throws `Refused` for a refused call. */
export async function* stream(path: string, body?: Readable): AsyncGenerator<string> {
  const method = body ? 'POST' : 'GET'
  const headers = headersOf({ method, headers: body && { 'Content-Type': 'application/x-ndjson' } })
  const { status, lines } = await (await connected()).stream(path, { method, headers, body })
  if (status < 400) return yield* lines
  let text = ''
  for await (const line of lines) text += line
  const { problemOf } = await import('./problems.ts')
  throw new Refused(problemOf(status, JSON.parse(text)))
}
