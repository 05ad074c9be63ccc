import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const manifestSchema = z.object({
  files: z.record(z.string(), z.object({ imports: z.array(z.string()), css: z.array(z.string()) })),
  /** The file of each source module. */
  modules: z.record(z.string(), z.string()),
})

type Style = { href: string; css: string }

/** The files of a page: the scripts of its program, and its styles, which are inlined. */
export type PageAssets = {
  /** The script that starts the program. */
  start: string
  program: {
    /** The files to run, in this order. */
    run: string[]
    /** The files that the page imports, directly or not. */
    load: string[]
  }
  styles: Style[]
}

export type Assets = {
  /** Returns the assets of a page made of these source modules, and of later parts that need only their styles at first. */
  of(modules: string[], late?: string[]): PageAssets
  /** Returns the hash of each inlined style, for `style-src` in the content security policy. */
  styleHashes(styles: Style[]): string[]
}

const START = 'src/start/start.ts'
const MAIN = 'src/main.tsx'

/** Reads the manifest of the built client (`scripts/build/moduleFiles.ts`). */
export function loadAssets(clientFolder: string): Assets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')),
  )
  const styles = new Map<string, Style>()
  const hashes = new Map<string, string>()

  const fileOf = (module: string) => found(manifest.modules[module], module)
  const contentsOf = (file: string) => found(manifest.files[file], file)

  /** Returns these files and all that they import, in the order of discovery. */
  function withImports(files: string[]): string[] {
    const all = new Set(files)
    for (const file of all) contentsOf(file).imports.forEach((imported) => all.add(imported))
    return [...all]
  }

  function styleOf(file: string): Style {
    const known = styles.get(file)
    if (known) return known
    const style = { href: `/${file}`, css: readFileSync(join(clientFolder, file), 'utf8').trim() }
    styles.set(file, style)
    return style
  }

  const start = fileOf(START)
  // Imports run before the modules that import them. The start script runs by itself.
  const run = withImports([fileOf(MAIN)])
    .filter((file) => file !== start)
    .toReversed()
  return {
    of(modules, late = []) {
      const files = withImports([fileOf(MAIN), ...modules.map(fileOf)])
      const styled = withImports([...files, ...late.map(fileOf)])
      return {
        start: path(start),
        program: {
          run: run.map(path),
          load: files.filter((file) => file !== start && !run.includes(file)).map(path),
        },
        styles: [...new Set(styled.flatMap((file) => contentsOf(file).css))].map(styleOf),
      }
    },
    styleHashes: (used) =>
      used.map(({ href, css }) => {
        const hash = hashes.get(href) ?? hashOf(css)
        hashes.set(href, hash)
        return hash
      }),
  }
}

const path = (file: string) => `/${file}`

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`Not in the build: ${name}`)
  return item
}

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
