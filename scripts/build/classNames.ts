import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Without `a`: filters of advertisements hide elements of the class `ad`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = 'abcdefghijklmnopqrstuvwxyz0123456789_-'

/**
 * Creates class names of two characters, the same in the builds of client and server. They are short, because every page contains
 * them and they hardly compress. All classes are named at once, since both builds must agree. The function throws at a class without a name.
 */
export function shortClassNames(): (local: string, file: string) => string {
  const owners = styleSheets('{src,mocks}/**/*.module.css').flatMap(({ file, classes }) =>
    classes.map((name) => `${file} ${name}`),
  )
  const names = shortNames(
    new Set(styleSheets('{src,mocks}/**/!(*.module).css').flatMap(({ classes }) => classes)),
  )
  const byOwner = new Map(owners.map((owner) => [owner, names.next().value]))
  return (local, file) => {
    const owner = `${relative(root, file.replace(/\?.*/, ''))} ${local}`
    const name = byOwner.get(owner)
    if (!name) throw new Error(`No name for the class ${owner}`)
    return name
  }
}

/** Yields names of two characters that no class of the whole site has. */
function* shortNames(taken: Set<string>): Generator<string, undefined> {
  for (const first of FIRST) {
    for (const second of SECOND) {
      if (!taken.has(first + second)) yield first + second
    }
  }
}

/** Returns the names of classes and keyframes in style sheets. Other words after a dot are among them, which does no harm. */
const styleSheets = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((file) => {
      const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
      const found = css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)
      return { file, classes: [...new Set(Array.from(found, ([, name = '']) => name))] }
    })
