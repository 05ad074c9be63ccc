import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { Program } from '#src/start/program.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)

type Style = { href: string; css: string }

/** The scripts of a page, and its styles, which are inlined. */
export type PageAssets = {
  /** The script that starts the program. */
  start: string
  program: Program
  styles: Style[]
}

export type Assets = {
  /** Returns the assets of a page made of these source modules. */
  of(modules: string[]): PageAssets
  /** Returns the hash of each inlined style, for `style-src` in the content security policy. */
  styleHashes(styles: Style[]): string[]
}

const START = 'src/start/start.ts'
const MAIN = 'src/main.tsx'

/** Reads Vite's manifest of the built client. */
export function loadAssets(clientFolder: string): Assets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  )
  const styles = new Map<string, Style>()
  const hashes = new Map<string, string>()

  function chunksOf(modules: string[]): string[] {
    const found = new Set<string>()
    const visit = (key: string) => {
      if (found.has(key)) return
      found.add(key)
      manifest[key]?.imports?.forEach(visit)
    }
    modules.forEach(visit)
    return [...found]
  }

  function styleOf(file: string): Style {
    const known = styles.get(file)
    if (known) return known
    const style = { href: `/${file}`, css: readFileSync(join(clientFolder, file), 'utf8').trim() }
    styles.set(file, style)
    return style
  }

  const chunkOf = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`Not in the build: ${key}`)
    return chunk
  }
  const filesOf = (keys: string[]) => keys.map((key) => `/${chunkOf(key).file}`)

  // Imports run before the modules that import them.
  const run = chunksOf([MAIN]).toReversed()
  const [start = '', ...runFiles] = filesOf([START, ...run])
  return {
    of(modules) {
      const keys = chunksOf([MAIN, ...modules])
      return {
        start,
        program: { run: runFiles, load: filesOf(keys.filter((key) => !run.includes(key))) },
        styles: [...new Set(keys.flatMap((key) => chunkOf(key).css ?? []))].map(styleOf),
      }
    },
    styleHashes: (used) =>
      used.map(({ href, css }) => {
        const hash = hashes.get(href) ?? `'sha256-${createHash('sha256').update(css).digest('base64')}'`
        hashes.set(href, hash)
        return hash
      }),
  }
}
