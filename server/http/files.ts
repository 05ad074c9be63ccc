import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { acceptedEncoding } from './compress.ts'
import { commonHeaders } from './headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
}

/** Serves the files of the built client, which are all read at the start. The handler returns null for other paths. */
export function createFiles(folder: string) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, new Uint8Array(readFileSync(file))] as const),
  )

  return (request: Request): Response | null => {
    const path = new URL(request.url).pathname
    const type = types[extname(path)]
    const plain = files.get(path)
    if (!type || !plain) return null
    const wantsBrotli = acceptedEncoding(request.headers.get('Accept-Encoding')) === 'br'
    const compressed = wantsBrotli ? files.get(`${path}.br`) : undefined
    return new Response(request.method === 'HEAD' ? null : (compressed ?? plain), {
      headers: {
        ...commonHeaders,
        'Content-Type': type,
        'Cache-Control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
        ...(compressed && { 'Content-Encoding': 'br' }),
      },
    })
  }
}
