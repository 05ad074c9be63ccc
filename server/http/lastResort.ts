import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RETRY_AFTER } from '#backend/ports/unavailable.ts'
import { languages } from '#domain/lang.ts'
import { notFound as en } from '#i18n/en/notFound.ts'
import { problems } from '#i18n/en/problems.ts'
import { notFound as ja } from '#i18n/ja/notFound.ts'
import { inLanguage } from '#src/routes/href.ts'
import { commonHeaders } from './headers.ts'

const texts = { en, ja }
const links = languages.map(
  (lang) => `<p><a lang="${lang}" href="${inLanguage(lang, '/')}">${texts[lang].toHome}</a></p>`,
)
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${en.heading}</title><h1>${en.heading}</h1>${links.join('')}</html>`

/** Returns the last-resort page, used if even the error page cannot be rendered (spec §2). */
export function fatalResponse(request: Request): Response {
  return new Response(request.method === 'HEAD' ? null : page, {
    status: 500,
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'Cache-Control': 'no-store',
    },
  })
}

/** Returns a 503, for a list whose data cannot be loaded or an address with too many waiting requests. */
export function unavailableResponse(): Response {
  return new Response(null, {
    status: 503,
    headers: { ...commonHeaders, 'Retry-After': String(RETRY_AFTER), 'Cache-Control': 'no-store' },
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
