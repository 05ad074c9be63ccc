import { expect, test } from 'vitest'
import { fileCycles, folderCycles } from './cycles.ts'
import { type Edge, edgesOf, isMockStart } from './imports.ts'
import { sources } from './sources.ts'

const edges = edgesOf(sources)

/** Edges written as `a > b`. */
const edgesFrom = (...lines: string[]): Edge[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' > ')
    return { from, to, isDynamic: false }
  })

test('no files import each other in a circle', () => {
  expect(fileCycles(edges)).toEqual([])
})

test('no folders import each other in a circle', () => {
  expect(folderCycles(edges.filter((edge) => !isMockStart(edge)))).toEqual([])
})

test('circles of files are found, with any imports into them', () => {
  const circle = edgesFrom('a.ts > b.ts', 'b.ts > c.ts', 'c.ts > b.ts', 'c.ts > d.ts', 'a.ts > d.ts')
  expect(fileCycles(circle)).toEqual([['b.ts', 'c.ts']])
  expect(fileCycles(edgesFrom('a.ts > b.ts', 'a.ts > c.ts', 'b.ts > d.ts', 'c.ts > d.ts'))).toEqual([])
})

test('circles of folders are found even if no files form one', () => {
  const circle = edgesFrom('src/ui/a.ts > src/lib/b.ts', 'src/lib/c.ts > src/ui/d.ts')
  expect(fileCycles(circle)).toEqual([])
  expect(folderCycles(circle)).toEqual([['src/lib', 'src/ui']])
  expect(
    folderCycles(edgesFrom('src/forms/a.ts > src/forms/flow/b.ts', 'src/forms/flow/c.ts > src/forms/d.ts')),
  ).toEqual([])
})
