/** Checks of single files by their syntax tree; each lists its findings as `path:line finding`. */

import type { Node } from 'oxc-parser'
import { type Source, nodesOf } from './sources.ts'

type Check = (node: Node, source: Source) => string | null

/** People read the text of these attributes, so it belongs in the dictionaries as well. */
const readAttributes = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'description',
]

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Finds ways to silence the compiler. */
const silencing: Check = (node) => {
  if (node.type === 'TSAnyKeyword') return 'uses any'
  if (node.type === 'TSNonNullExpression') return 'uses a non-null !'
  const isDoubleCast = node.type === 'TSAsExpression' && node.expression.type === 'TSAsExpression'
  return isDoubleCast ? 'casts twice' : null
}

const fetching: Check = (node) => (calledName(node) === 'fetch' ? 'calls fetch' : null)

const storing: Check = (node) => {
  const name =
    node.type === 'Identifier' ? node.name : node.type === 'MemberExpression' ? propertyOf(node) : null
  return name === 'localStorage' || name === 'sessionStorage' ? `touches ${name}` : null
}

/** Finds words in JSX: between elements, in braces, or in an attribute that people read. */
const writing: Check = (node) => {
  if (node.type === 'JSXText' && hasLetters(node.value)) return `writes ${node.value.trim()}`
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const words = node.children.flatMap((child) =>
      child.type === 'JSXExpressionContainer' ? wordsOf(child.expression) : [],
    )
    return words.length > 0 ? `writes ${words.join(' ')}` : null
  }
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier') return null
  if (!readAttributes.includes(node.name.name) || node.value === null) return null
  const words = wordsOf(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
  return words.length > 0 ? `writes ${words.join(' ')}` : null
}

/** Returns the words that an expression may evaluate to unchanged. */
function wordsOf(node: Node): string[] {
  if (node.type === 'Literal')
    return typeof node.value === 'string' && hasLetters(node.value) ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).filter(hasLetters)
  if (node.type === 'ConditionalExpression') return [...wordsOf(node.consequent), ...wordsOf(node.alternate)]
  return node.type === 'LogicalExpression' ? wordsOf(node.right) : []
}

function propertyOf(node: Extract<Node, { type: 'MemberExpression' }>): string | null {
  if (node.property.type === 'Identifier') return node.property.name
  return node.property.type === 'Literal' ? String(node.property.value) : null
}

/** Modules with functions that sleep, also if imported under other names. */
const sleepingModules = ['timers/promises', 'node:timers/promises']

/** Finds sleeps, and limits that a test sets itself; `vi.waitFor` has a fixed limit of one second. */
const limiting: Check = (node) => {
  const module = importedModule(node)
  if (module !== null && sleepingModules.includes(module)) return `imports ${module}`
  if (node.type === 'Property' && node.key.type === 'Identifier' && /timeout$/i.test(node.key.name))
    return `sets ${node.key.name}`
  if (isTimed(node)) return 'sets a limit'
  const name = calledName(node)
  const isLimit =
    name !== null && ['setTimeout', 'waitForTimeout', 'vi.waitFor', 'vi.waitUntil'].includes(name)
  return isLimit ? `calls ${name}` : null
}

const timed = ['test', 'it', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach']

/** Returns whether the last value of a test or hook is a number, which is its limit. */
function isTimed(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const last = node.arguments.at(-1)
  return (
    timed.includes(firstName(node.callee) ?? '') && last?.type === 'Literal' && typeof last.value === 'number'
  )
}

/** Returns the name at the start of a chain: `test` of `test.each(rows)`. */
function firstName(node: Node): string | null {
  if (node.type === 'MemberExpression') return firstName(node.object)
  if (node.type === 'CallExpression') return firstName(node.callee)
  return node.type === 'Identifier' ? node.name : null
}

/** Returns the module of an import, static, dynamic or by `require`. */
function importedModule(node: Node): string | null {
  const isStatic = node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration'
  const source = isStatic || node.type === 'ImportExpression' ? node.source : requiredBy(node)
  return source?.type === 'Literal' ? String(source.value) : null
}

const requiredBy = (node: Node) =>
  node.type === 'CallExpression' && calledName(node) === 'require' ? node.arguments[0] : null

/** Returns the name of the called function, with `vi.` if it is Vitest's. */
function calledName(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return null
  const isVitest = callee.object.type === 'Identifier' && callee.object.name === 'vi'
  return isVitest ? `vi.${propertyOf(callee)}` : propertyOf(callee)
}

/** Finds ids of statuses: the site knows a status by the alias that the option master gives to its id. */
const comparing: Check = (node) =>
  node.type === 'ImportSpecifier' &&
  node.imported.type === 'Identifier' &&
  node.imported.name === 'ProcessStatus'
    ? 'imports ProcessStatus'
    : null

export const checks = { silencing, fetching, storing, writing, limiting, comparing }

/** Returns the findings of a check in these files. */
export function findings(check: Check, sources: Source[]): string[] {
  return sources.flatMap((source) =>
    nodesOf(source.program).flatMap((node) => {
      const found = check(node, source)
      return found === null ? [] : [`${source.path}:${lineOf(source.text, node.start)} ${found}`]
    }),
  )
}

/** Returns files with comments that switch off the compiler, or the linter without one rule, one line and a reason. */
export function switchedOff(sources: Source[]): string[] {
  const forbidden =
    /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable(?!-next-line [\w/-]+ -- \S)/
  return sources
    .filter(({ comments }) => comments.some((comment) => forbidden.test(comment)))
    .map(({ path }) => path)
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
