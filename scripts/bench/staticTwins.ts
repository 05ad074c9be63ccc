import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Returns the path of a static page on the site. */
export const twinPath = (name: string) => `/static/${name}.html`

/** Reduces a page to its markup and styles, without scripts, data and preloads. */
export function staticTwin(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

/** Creates a copy of a build that also serves these files, and removes it after use. */
export async function withTwins<Result>(
  build: string,
  twins: { path: string; text: string }[],
  use: (copy: string) => Promise<Result>,
): Promise<Result> {
  // The copy is in the repository, so that the server finds its packages.
  const copy = '.cache/bench-build'
  await rm(copy, { recursive: true, force: true })
  try {
    await cp(build, copy, { recursive: true, filter: (file) => !file.endsWith('.map') })
    await mkdir(join(copy, 'client/static'))
    for (const { path, text } of twins) {
      const file = join(copy, 'client', path)
      await writeFile(file, text)
      await writeFile(`${file}.br`, brotliCompressSync(text))
    }
    return await use(copy)
  } finally {
    await rm(copy, { recursive: true })
  }
}
