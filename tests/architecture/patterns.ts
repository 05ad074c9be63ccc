/** Finds regular expressions that an attacker can make run for long (ReDoS). */
import type { Node } from 'oxc-parser'
import { type Source, isTest, nodesOf, sources } from './sources.ts'

// The version in JavaScript, whatever else is installed; the library reads this when it is loaded.
process.env['RECHECK_BACKEND'] = 'pure'
process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

const options: Parameters<typeof checkSync>[2] = { randomSeed: 1 }
// Otherwise the library gives up after ten seconds, which an expression can need on a busy machine.
options.timeout = null

/** How the time that an expression takes grows ("2nd degree polynomial"), or null if it is linear in the text. */
export function attackOn({ source, flags }: RegExp): string | null {
  const result = checkSync(source, flags, options)
  if (result.status === 'safe') return null
  return result.status === 'vulnerable' ? result.complexity.summary : result.status
}

export type CodePattern = { path: string; expression: RegExp }

const isProduct = ({ path }: Source) =>
  /^(backend|domain|i18n|mocks|server|src)\//.test(path) && !isTest(path)

/** The regular expressions written in the product's code, each once. */
export function codePatterns(): CodePattern[] {
  const found = sources.filter(isProduct).flatMap(({ path, program }) =>
    nodesOf(program).flatMap((node) => {
      const expression = expressionOf(node)
      return expression ? [{ path, expression }] : []
    }),
  )
  return [...new Map(found.map((each) => [String(each.expression), each])).values()]
}

/** The files that make regular expressions of strings, which no test can read. */
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
