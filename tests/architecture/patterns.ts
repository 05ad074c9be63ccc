/** Finds regular expressions with super-linear running time (ReDoS). */

import type { Node } from 'oxc-parser'
import { type Source, isTest, nodesOf, sources } from './sources.ts'

// Selects the JavaScript version, whatever else is installed; the library reads this when it is loaded.
process.env['RECHECK_BACKEND'] = 'pure'
process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

const options: Parameters<typeof checkSync>[2] = { randomSeed: 1 }
// Limits count steps, never the time: by default a busy machine ends a stage early, and a text that took a second counts as an attack.
options.timeout = null
options.seedingTimeout = null
options.incubationTimeout = null
options.attackTimeout = null

/** Returns the growth of an expression's running time ("2nd degree polynomial"), or null if it is linear in the text. */
export function attackOn({ source, flags }: RegExp): string | null {
  for (const part of alternativesOf(source)) {
    const result = checkSync(part, flags, options)
    if (result.status === 'vulnerable') return result.complexity.summary
    if (result.status !== 'safe') return result.status
  }
  return null
}

/**
 * Returns the alternatives of an expression, which the browser tries one after the other: the time of all is the sum of their times. The
 * check of all at once takes longer than their sum, up to six times. An expression that refers to its groups is not taken apart.
 */
export function alternativesOf(source: string): string[] {
  if (/\\[1-9k]/.test(source)) return [source]
  const tokens = source.match(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g) ?? []
  const parts: string[] = ['']
  let depth = 0
  for (const token of tokens) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}

export type CodePattern = { path: string; expression: RegExp }

const isProduct = ({ path }: Source) =>
  /^(backend|domain|i18n|mocks|server|src)\//.test(path) && !isTest(path)

/** Returns the distinct regular expressions in the product's code. */
export function codePatterns(): CodePattern[] {
  const found = sources.filter(isProduct).flatMap(({ path, program }) =>
    nodesOf(program).flatMap((node) => {
      const expression = expressionOf(node)
      return expression ? [{ path, expression }] : []
    }),
  )
  return [...new Map(found.map((each) => [String(each.expression), each])).values()]
}

/** Returns the files that build regular expressions from strings, which no test can read. */
export const makers = (): string[] =>
  sources
    .filter(isProduct)
    .filter(({ program }) =>
      nodesOf(program).some(
        (node) =>
          (node.type === 'NewExpression' || node.type === 'CallExpression') &&
          node.callee.type === 'Identifier' &&
          node.callee.name === 'RegExp',
      ),
    )
    .map(({ path }) => path)

function expressionOf(node: Node): RegExp | null {
  if (node.type !== 'Literal' || !('regex' in node)) return null
  const { pattern, flags } = node.regex
  return new RegExp(pattern, flags)
}
