import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Rendered pages are compressed once and kept, so a good quality is worth its milliseconds. */
const QUALITY = 10

export type Encoding = 'br' | 'gzip' | null

/** The best encoding that a browser takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const names = (header ?? '').split(',').map((part) => part.trim().split(';')[0])
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

export async function compress(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === null) return new TextEncoder().encode(text)
  const bytes = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return new Uint8Array(encoding === 'br' ? await brotli(bytes, { params }) : await gzipped(bytes))
}
