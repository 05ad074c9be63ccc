import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { chunkGroups, generalFolders, largeFolders, lateFolders } from './chunks.ts'

/** Returns the texts that an expression of literals and alternatives matches: `a(b|c)` gives `ab` and `ac`. */
function textsOf(source: string): string[] {
  let at = 0
  function alternatives(): string[] {
    const found: string[] = []
    let texts = ['']
    while (at < source.length && source[at] !== ')') {
      if (source[at] === '|') {
        found.push(...texts)
        texts = ['']
        at++
        continue
      }
      const next = piece()
      texts = texts.flatMap((text) => next.map((more) => text + more))
    }
    return [...found, ...texts]
  }
  function piece(): string[] {
    if (source[at] === '(') {
      at++
      const inner = alternatives()
      at++
      return inner
    }
    if (source[at] === '\\') at++
    return [source[at++] ?? '']
  }
  return alternatives()
}

/** Returns whether a file or folder of the project or of its packages begins with a path. */
function isBeginning(path: string): boolean {
  const whole = /^(src|node_modules|domain|i18n|openapi)\//.test(path) ? path : `node_modules/${path}`
  if (whole.endsWith('/')) return existsSync(whole)
  const folder = dirname(whole)
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith(basename(whole)))
}

const paths = [
  ...chunkGroups.flatMap((group) => ('test' in group && group.test ? textsOf(group.test.source) : [])),
  ...[...generalFolders, ...largeFolders, ...lateFolders].map((folder) => `${folder}/`),
]

test('each path that a file of the build lists exists, so that a renamed module does not move unnoticed', () => {
  expect(paths).toContain('src/lib/stored.')
  expect(paths.filter((path) => !isBeginning(path))).toEqual([])
})

test.each(['src/lib/storage.', '@mantine/core/esm/components/NoSuchInput', 'src/begin/'])(
  '%s would be found',
  (path) => {
    expect(isBeginning(path)).toBe(false)
  },
)
