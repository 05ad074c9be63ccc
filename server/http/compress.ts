import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reasonOf } from '#backend/requestLog.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Brotli's qualities: the best takes 80 to 150 ms for a page, the fast one 2 to 8 ms for 8 % more bytes. */
export const QUALITY = { kept: 10, once: 5 }

type Body = Uint8Array<ArrayBuffer>

/** Returns the best accepted encoding, or null for none. */
function acceptedEncoding(header: string | null): 'br' | 'gzip' | null {
  const wanted = (header ?? '').split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  const names = wanted.map((part) => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/**
 * Returns a function that encodes the text for a request, with its header. Each encoding is cached. A text is sent as it is if its
 * compression fails, which the next request tries again.
 */
export function compressed(text: string, quality = QUALITY.kept) {
  const bodies = new Map<string | null, Promise<Body>>()
  return async (request: Request): Promise<{ body: Body; headers: Record<string, string> }> => {
    const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'))
    const body = bodies.get(encoding) ?? compress(text, encoding, quality)
    bodies.set(encoding, body)
    try {
      return { body: await body, headers: encoding ? { 'Content-Encoding': encoding } : {} }
    } catch (error) {
      if (bodies.get(encoding) === body) bodies.delete(encoding)
      console.error('A response was not compressed:', reasonOf(error))
      return { body: new TextEncoder().encode(text), headers: {} }
    }
  }
}

/**
 * Like `compressed`, for a text that may be sent often: the first visitors get the fast quality, and the second request starts the best one,
 * which later requests get.
 */
export function compressedBetter(text: string): ReturnType<typeof compressed> {
  const [fast, best] = [compressed(text, QUALITY.once), compressed(text, QUALITY.kept)]
  let requests = 0
  let encode = fast
  return (request) => {
    requests += 1
    if (requests === 2) void best(request).then(() => (encode = best))
    return encode(request)
  }
}

/**
 * Encodes a text that is cached by its address. Hardly any two visitors send the same query, so such texts are not worth the time of the
 * best compression.
 */
export const compressedByAddress = (text: string, search: string): ReturnType<typeof compressed> =>
  search === '' ? compressedBetter(text) : compressed(text, QUALITY.once)

/** The minimum length of a response worth compressing, in characters. A shorter one fits into one packet. */
const SHORTEST = 1_000

const isJson = (headers: Headers) => headers.get('Content-Type')?.startsWith('application/json') ?? false

/**
 * Reads a response of the API, and returns the function that encodes its body like `encode` where it is JSON worth compressing. Adds to
 * the headers that JSON depends on the encoding.
 */
export async function encodedAnswer(
  response: Response,
  encode: (text: string) => ReturnType<typeof compressed>,
): Promise<{ text: string; body: ReturnType<typeof compressed> }> {
  const text = await response.text()
  if (isJson(response.headers)) response.headers.append('Vary', 'Accept-Encoding')
  if (isJson(response.headers) && text.length >= SHORTEST) return { text, body: encode(text) }
  const bytes = new TextEncoder().encode(text)
  return { text, body: async () => ({ body: bytes, headers: {} }) }
}

/**
 * Compresses a JSON response of the API if the client accepts it. A response that sets a cookie stays as it is, because a secret must not
 * be compressed beside text from a person. A 304 has the `Vary` of the response that it confirms.
 */
export async function compressResponse(response: Response, request: Request): Promise<Response> {
  if (response.status === 304) response.headers.append('Vary', 'Accept-Encoding')
  if (!isJson(response.headers) || !response.body || response.headers.has('Set-Cookie')) return response
  const { body: encode } = await encodedAnswer(response, (text) => compressed(text, QUALITY.once))
  const { body, headers } = await encode(request)
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return new Response(body, { status: response.status, headers: response.headers })
}

async function compress(text: string, encoding: 'br' | 'gzip' | null, quality: number): Promise<Body> {
  if (encoding === null) return new TextEncoder().encode(text)
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Uint8Array(encoding === 'br' ? await brotli(bytes, { params }) : await gzipped(bytes))
}
