import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Without `a`: filters of advertisements hide elements of the class `ad`. */
const FIRST = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ'
const SECOND = 'abcdefghijklmnopqrstuvwxyz0123456789_-'

/**
 * Creates class names of two characters, the same in the builds of client and server. They are short, because every page contains
 * them and they hardly compress. All names are numbered at once, since both builds must agree. Throws at a class in an unknown file.
 */
export function shortClassNames(): (local: string, file: string) => string {
  const names = new Map(allNames().map((owner, i) => [owner, shortName(i)]))
  return (local, file) => {
    const owner = `${relative(root, file.replace(/\?.*/, ''))} ${local}`
    const name = names.get(owner)
    if (!name) throw new Error(`No name for the class ${owner}`)
    return name
  }
}

/** Returns the name of a number. Throws when two characters are too few. */
function shortName(i: number): string {
  const first = FIRST[Math.floor(i / SECOND.length)]
  if (!first) throw new Error(`Class names of two characters are used up at ${i}`)
  return `${first}${SECOND[i % SECOND.length]}`
}

/** Returns all names of classes and keyframes, with their files. Other words after a dot only take a number. */
const allNames = (): string[] =>
  globSync('{src,mocks}/**/*.module.css', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
      const found = css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)
      return [...new Set(Array.from(found, ([, name]) => `${file} ${name}`))]
    })
