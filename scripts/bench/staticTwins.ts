import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { createFiles } from '#server/http/files.ts'
import { freePort } from '../programs.ts'

/** Returns the path of a static page. */
export const twinPath = (name: string) => `/static/${name}.html`

/** Reduces a page to its markup and styles, without scripts, data and preloads. */
export function staticTwin(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

/**
 * Serves these files as the site serves its own, but at another origin and without its content security policy, which allows no script and no
 * style in a file.
 */
export async function withTwins<Result>(
  twins: { path: string; text: string }[],
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hashi-twins-'))
  await mkdir(join(folder, 'static'))
  for (const { path, text } of twins) {
    await writeFile(join(folder, path), text)
    await writeFile(join(folder, `${path}.br`), brotliCompressSync(text))
  }
  const port = await freePort()
  const server = serve({ fetch: createFiles(folder).fetch, port })
  try {
    return await use(`http://localhost:${port}`)
  } finally {
    server.close()
    await rm(folder, { recursive: true })
  }
}
