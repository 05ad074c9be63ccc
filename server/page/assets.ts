import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    isEntry: z.boolean().optional(),
  }),
)

type Style = { href: string; css: string }

/** What a page loads: its scripts, and its styles, which stand in the page itself. */
export type PageAssets = { entry: string; preloads: string[]; styles: Style[] }

export type Assets = {
  /** What a page needs that is made of these source modules. */
  of(modules: string[]): PageAssets
  /** Sources for the content security policy's `style-src`: the hash of each style that stands in a page. */
  styleHashes(styles: Style[]): string[]
}

const ENTRY = 'src/main.tsx'

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

  return {
    of(modules) {
      const keys = chunksOf([ENTRY, ...modules])
      const missing = modules.filter((key) => !manifest[key])
      if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(', ')}`)
      const chunks = keys.map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
      const entry = manifest[ENTRY]?.file ?? ''
      return {
        entry: `/${entry}`,
        preloads: chunks.map(({ file }) => `/${file}`).filter((file) => file !== `/${entry}`),
        styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(styleOf),
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
