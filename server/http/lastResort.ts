import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RETRY_AFTER } from '#backend/ports/unavailable.ts'
import { problems } from '#i18n/en/problems.ts'

/** Returns a 503, for a list without loadable data or an address with too many waiting requests. */
export function unavailableResponse(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' },
  })
}

type Refusal = { status: number; key: keyof typeof problems }

const badRequest: Refusal = { status: 400, key: 'bad-request' }

/** Responses by the code of Node's error. Other errors are bad requests. */
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, key: 'headers-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'request-timeout' },
}

/** Responds to data that is not a valid request: no HTTP, an unknown method, headers too large or too slow. */
export function refuseMalformed(error: Error, socket: Duplex): void {
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, key } = refusals[code] ?? badRequest
  const body = JSON.stringify({ type: `/problems/${key}`, ...problems[key], status, instance: '/' })
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    'Content-Language: en',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
