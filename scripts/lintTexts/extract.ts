import { type Node, type TemplateElement, parseSync } from 'oxc-parser'
import type { Lang } from '#domain/lang.ts'
import { paragraphsOf } from './plainText.ts'
import type { Text } from './text.ts'

/** The replacement of an inserted value: a number disturbs neither grammar much. */
const INSERTED = '7'

/** Nodes without texts: names of modules, types, compared values. */
const withoutTexts = ['ImportDeclaration', 'BinaryExpression', 'MemberExpression', 'SwitchCase']

/** The variants of a text with conditions: one with each first, one with each second alternative. */
const variants = ['consequent', 'alternate'] as const
type Variant = (typeof variants)[number]

type Place = { keys: string[]; lang: Lang | null }

/** Returns the texts of a TypeScript module. `lang` is null if the keys `ja` and `en` in the module name the language. */
export function extractTexts(path: string, source: string, lang: Lang | null): Text[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const texts: Text[] = []

  const visit = (node: Node, place: Place): void => {
    if (withoutTexts.includes(node.type) || node.type.startsWith('TS')) return visitTyped(node, place)
    if (node.type === 'Literal' || node.type === 'TemplateLiteral') return add(node, place)
    const inner = enter(node, place)
    for (const part of partsOf(node)) visit(part, inner)
  }
  // `as const` and `satisfies` enclose texts.
  const visitTyped = (node: Node, place: Place): void => {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') visit(node.expression, place)
  }
  const add = (node: Node, place: Place): void => {
    if (place.lang === null) return
    const found = new Set(variants.map((variant) => written(node, variant)).flatMap(paragraphsOf))
    const line = source.slice(0, node.start).split('\n').length
    for (const text of found) texts.push({ path, line, key: place.keys.join('.'), lang: place.lang, text })
  }

  visit(program, { keys: [], lang })
  return texts
}

/** Adds the name that a node gives to the texts in it. */
function enter(node: Node, { keys, lang }: Place): Place {
  const name = nameOf(node)
  if (name === null) return { keys, lang }
  return { keys: [...keys, name], lang: name === 'ja' || name === 'en' ? name : lang }
}

function nameOf(node: Node): string | null {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? node.id.name : null
  if (node.type !== 'Property') return null
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : null
}

/** Returns the children of a node; the name of a property is no text. */
function partsOf(node: Node): Node[] {
  if (node.type === 'Property') return [node.value]
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Returns the text that an expression writes, with a placeholder for unknown values. */
function written(node: Node, variant: Variant): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : INSERTED
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((part, i) => cooked(part) + inserted(node.expressions[i], variant)).join('')
  if (node.type === 'ConditionalExpression') return written(node[variant], variant)
  if (node.type === 'ParenthesizedExpression') return written(node.expression, variant)
  return INSERTED
}

const cooked = (part: TemplateElement) => part.value.cooked ?? ''
const inserted = (node: Node | undefined, variant: Variant) => (node ? written(node, variant) : '')
