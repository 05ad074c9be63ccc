/** Checks of single files by their syntax tree; each lists what it finds as `path:line what`. */
import type { Node } from 'oxc-parser'
import { type Source, nodesOf } from './sources.ts'

type Check = (node: Node, source: Source) => string | null

/** Text that people read in these attributes belongs into the dictionaries as well. */
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

/** Ways to silence the compiler. */
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

/** Words in JSX: between elements, in braces, or in an attribute that people read. */
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

/** The words that an expression may give as they stand. */
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

/** Limits that a test sets itself, and sleeps; `vi.waitFor` has a limit of one second that no configuration changes. */
const limiting: Check = (node) => {
  if (node.type === 'Property' && node.key.type === 'Identifier' && /timeout$/i.test(node.key.name))
    return `sets ${node.key.name}`
  const name = calledName(node)
  const isLimit =
    name !== null && ['setTimeout', 'waitForTimeout', 'vi.waitFor', 'vi.waitUntil'].includes(name)
  return isLimit ? `calls ${name}` : null
}

/** The name of the function that a call names, `vi.` before it where it is Vitest's. */
function calledName(node: Node): string | null {
  if (node.type !== 'CallExpression') return null
  const { callee } = node
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return null
  const isVitest = callee.object.type === 'Identifier' && callee.object.name === 'vi'
  return isVitest ? `vi.${propertyOf(callee)}` : propertyOf(callee)
}

export const checks = { silencing, fetching, storing, writing, limiting }

/** What a check finds in these files. */
export function findings(check: Check, sources: Source[]): string[] {
  return sources.flatMap((source) =>
    nodesOf(source.program).flatMap((node) => {
      const found = check(node, source)
      return found === null ? [] : [`${source.path}:${lineOf(source.text, node.start)} ${found}`]
    }),
  )
}

/** Files with comments that switch the compiler off, or the linter without naming one rule for one line and a reason. */
export function switchedOff(sources: Source[]): string[] {
  const forbidden =
    /@ts-(?:ignore|nocheck|expect-error)|(?:eslint|oxlint)-disable(?!-next-line [\w/-]+ -- \S)/
  return sources
    .filter(({ comments }) => comments.some((comment) => forbidden.test(comment)))
    .map(({ path }) => path)
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
