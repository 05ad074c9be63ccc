/** The product's own source files, parsed. */

import { readFileSync, readdirSync } from 'node:fs'
import { type Node, type Program, parseSync } from 'oxc-parser'

const withoutSources = ['node_modules', 'dist', 'openapi', 'docs', 'generated', 'public']

export type Source = {
  path: string
  text: string
  program: Program
  comments: string[]
  /** The modules that the file imports, as written; includes type imports. */
  imports: { module: string; isDynamic: boolean }[]
}

/** Parses a file's text. Throws if it is not TypeScript. */
export function parseSource(path: string, text: string): Source {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const names = [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexports]
  const dynamicNames = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    text.slice(start + 1, end - 1),
  )
  return {
    path,
    text,
    program,
    comments: comments.map(({ value }) => value),
    imports: [
      ...[...new Set(names)].map((name) => ({ module: name, isDynamic: false })),
      ...dynamicNames.map((name) => ({ module: name, isDynamic: true })),
    ],
  }
}

/** All hand-written TypeScript, without generated files. */
export const sources: Source[] = filesIn('')
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => parseSource(path, readFileSync(path, 'utf8')))

export function isTest(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (entry.isFile()) return [path]
    const isSkipped = entry.name.startsWith('.') || withoutSources.includes(entry.name)
    return entry.isDirectory() && !isSkipped ? filesIn(`${path}/`) : []
  })
}

/** Returns a node of a syntax tree and all its descendants. */
export function nodesOf(node: Node): Node[] {
  const parts = Object.values(node).flat().filter(isNode)
  return [node, ...parts.flatMap(nodesOf)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
