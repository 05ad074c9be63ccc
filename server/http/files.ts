import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'
import { validated } from '#backend/middleware/validated.ts'
import { weakTag } from './weakTag.ts'

type File = { content: Uint8Array<ArrayBuffer>; tag: string }

/** The source maps and the manifest of a build are never served. */
const isServed = (path: string) => !/\.map(\.br)?$/.test(path) && !path.startsWith('.vite/')

/**
 * Serves the files of the built client from memory, where they are read at the start: a later build may remove the folder. Brotli
 * variants (`.br`) lie beside their files (`scripts/build.ts`) and have no address of their own.
 */
export function createFiles(folder: string): Hono {
  const files = readFiles(folder)
  const addresses = [...files.keys()].filter((path) => !path.endsWith('.br')).map((path) => `/${path}`)
  const serve = serveStatic({
    root: '',
    rewriteRequestPath: (path) => path.slice(1),
    precompressed: true,
    getContent: async (path) => files.get(path)?.content ?? null,
    onFound: (path, c) => {
      c.header('ETag', files.get(path)?.tag)
      c.header('Vary', 'Accept-Encoding')
      // The names of assets contain a hash of their content.
      const isAsset = path.startsWith('assets/')
      c.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return new Hono().on('GET', addresses, validated(), serve)
}

function readFiles(folder: string): Map<string, File> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isServed)
  return new Map(
    paths.map((path) => {
      const content = new Uint8Array(readFileSync(join(folder, path)))
      return [path, { content, tag: weakTag(content) }]
    }),
  )
}
