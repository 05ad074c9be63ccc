import type { Duplex } from 'node:stream'
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

/** What a person sees when not even a page about the failure could be made (spec §2). */
export function fatalAnswer(request: Request): Response {
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

/** The response to an address with too many waiting requests. */
export function busyAnswer(): Response {
  return new Response(null, { status: 503, headers: { ...commonHeaders, 'Retry-After': '5' } })
}

/** Answers what is no HTTP, or of a method that nobody knows, and so never becomes a request. */
export function refuseMalformed(error: Error, socket: Duplex): void {
  const isLost = 'code' in error && error.code === 'ECONNRESET'
  if (isLost || !socket.writable) return void socket.destroy()
  const body = JSON.stringify({
    type: '/problems/bad-request',
    ...problems['bad-request'],
    status: 400,
    instance: '/',
  })
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json',
    'Content-Language: en',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}
