/** Finds the texts that the code of a page reads. */

import type { CallExpression, Node } from 'oxc-parser'
import { type Edge, edgesOf } from './imports.ts'
import { type Source, nodesOf } from './sources.ts'

/** Returns the namespaces that a file reads with `useTexts('name')` or `textsOf(lang, 'name')`. */
function textsIn({ program }: Source): string[] {
  return nodesOf(program).flatMap((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
    const position = { useTexts: 0, textsOf: 1 }[node.callee.name]
    const argument: Node | undefined = position === undefined ? undefined : node.arguments[position]
    return argument?.type === 'Literal' && typeof argument.value === 'string' ? [argument.value] : []
  })
}

/** Returns the files of `src` that a file imports, directly or indirectly. */
function closureOf(path: string, targets: Map<string, Edge[]>): Set<string> {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || !file.startsWith('src/')) return
    found.add(file)
    for (const { to } of targets.get(file) ?? []) visit(to)
  }
  visit(path)
  return found
}

/** The functions that load namespaces, with the place of the list among their arguments. */
const loaders: Partial<Record<string, number>> = {
  loadTexts: 1,
  lateSections: 0,
}

function listAt({ callee, arguments: given }: CallExpression): Node | undefined {
  const place = callee.type === 'Identifier' ? loaders[callee.name] : undefined
  return place === undefined ? undefined : given[place]
}

/** Returns the list of `latePart({ texts: ['name'] })`. */
function textsOption(options: Node | undefined): Node | undefined {
  if (options?.type !== 'ObjectExpression') return undefined
  const texts = options.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'texts',
  )
  return texts?.type === 'Property' ? texts.value : undefined
}

/** Returns the namespaces that a file loads itself: `loadTexts(lang, ['name'])`, for code loaded separately from its page. */
function loadedIn({ program }: Source): string[] {
  return nodesOf(program).flatMap((node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
    const list = node.callee.name === 'latePart' ? textsOption(node.arguments[0]) : listAt(node)
    if (list?.type !== 'ArrayExpression') return []
    return list.elements.flatMap((element) =>
      element?.type === 'Literal' && typeof element.value === 'string' ? [element.value] : [],
    )
  })
}

/**
 * Returns a function that lists the namespaces read by a module of `src` and its imports, with the file that reads each. Excludes
 * namespaces that the code loads itself.
 */
export function textsReader(sources: Source[]): (path: string) => { name: string; file: string }[] {
  const targets = Map.groupBy(edgesOf(sources), ({ from }) => from)
  const texts = new Map(sources.map((source) => [source.path, textsIn(source)]))
  const loaded = new Map(sources.map((source) => [source.path, loadedIn(source)]))
  return (path) => {
    const files = [...closureOf(path, targets)]
    const own = files.flatMap((file) => loaded.get(file) ?? [])
    return files.flatMap((file) =>
      (texts.get(file) ?? []).filter((name) => !own.includes(name)).map((name) => ({ name, file })),
    )
  }
}
