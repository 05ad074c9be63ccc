/** Collects the sentences of the contract: of the guide, operations, parameters, answers, headers and schemas, and the rows of its tables. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Json, type JsonObject, at, isObject, listAt, parseJson, textAt } from '../json.ts'
import { areaOfSchemas } from './schemas.ts'

export type Sentence = {
  /** The sentence; a long one is cut, and ends with a part of its hash. */
  text: string
  /** The whole sentence. */
  whole: string
  /** Its places in the contract; one sentence may be in several. */
  places: string[]
  area: string
  /** The heading of its table, if it is a row. */
  table: string | null
}

/** Returns the sentences of the contract of this repository. */
export function contractSentences(): Sentence[] {
  const contract = parseJson(readFileSync('openapi/generated/openapi.json', 'utf8'))
  if (!isObject(contract)) throw new Error('openapi/generated/openapi.json is not an object')
  return collectSentences(contract)
}

/** Returns each sentence of a bundled contract once, in the order of the contract. */
export function collectSentences(contract: JsonObject): Sentence[] {
  const found = new Map<string, Sentence>()
  const areas = areaOfSchemas(contract)
  for (const { path, text } of descriptionsIn(contract, []))
    for (const part of partsOf(text)) {
      const key = shortened(part.text)
      const known = found.get(key)
      if (known) known.places.push(nameOf(path, contract))
      else
        found.set(key, {
          text: key,
          whole: part.text,
          places: [nameOf(path, contract)],
          area: areaOf(path, contract, areas),
          table: part.table,
        })
    }
  for (const name of Object.keys(objectAt(contract, 'x-tables'))) {
    const text = `The table \`${name}\` in \`x-tables\`.`
    found.set(text, { text, whole: text, places: ['x-tables'], area: 'answers', table: null })
  }
  return [...found.values()]
}

type Description = { path: string[]; text: string }

/** Examples are data; titles of operations (`summary`) are names. */
const noSentences = ['example', 'examples', 'x-tables']

function descriptionsIn(value: Json | undefined, path: string[]): Description[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => descriptionsIn(each, [...path, `${index}`]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'description' && typeof part === 'string') return [{ path, text: part }]
    return noSentences.includes(key) ? [] : descriptionsIn(part, [...path, key])
  })
}

type Part = { text: string; table: string | null }

/** Splits a text in Markdown into its sentences, list items and rows. Headings are names, and left out. */
function partsOf(text: string): Part[] {
  return text.split(/\n\s*\n/).flatMap((block): Part[] => {
    if (block.startsWith('```')) return [{ text: plain(block), table: null }]
    const lines = linesOf(block)
    const [head = ''] = lines
    if (head.startsWith('|')) return lines.slice(2).map((line) => ({ text: plain(line), table: plain(head) }))
    return lines
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.replace(/^(?:-|\d+\.) /, '').split(/(?<=[.!?])\s+(?=[A-Z`*])/))
      .map((sentence) => ({ text: plain(sentence), table: null }))
      .filter((part) => part.text !== '')
  })
}

/** Joins the lines of a block, except where a list item or a row begins. */
function linesOf(block: string): string[] {
  const lines: string[] = []
  for (const line of block.split('\n').map((each) => each.trim())) {
    const last = lines.at(-1)
    if (last === undefined || /^(?:[|#]|- |\d+\. )/.test(line)) lines.push(line)
    else lines[lines.length - 1] = `${last} ${line}`
  }
  return lines
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const LONGEST = 150
const SHORTENED = 110

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 6)
  return `${text.slice(0, SHORTENED).trim()} … #${hash}`
}

const objectAt = (value: Json, ...path: string[]): JsonObject => {
  const found = at(value, ...path)
  return isObject(found) ? found : {}
}

/** Names the place of a JSON pointer, as `Sentence` does. */
export const placeOf = (pointer: string, contract: JsonObject): string =>
  nameOf(
    pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    contract,
  )

/** Names a place for a reader: an operation with a part of it, a schema with a field, a section of the guide. */
function nameOf([root = '', name = '', part = '', ...rest]: string[], contract: JsonObject): string {
  const inside = rest.filter((key) => !['properties', 'anyOf', 'items'].includes(key))
  if (root === 'paths') return [part.toUpperCase(), name, ...inside].join(' ')
  if (root === 'tags') return `guide ${textAt(listAt(contract, 'tags')[Number(name)], 'name')}`
  if (root === 'components') return [name, part, ...inside].join(' ')
  return root
}

function areaOf(
  [root = '', name = '', part = '']: string[],
  contract: JsonObject,
  areas: Map<string, string>,
): string {
  if (root === 'paths') return textAt(listAt(contract, 'paths', name, part, 'tags')[0])
  if (root === 'tags') return textAt(listAt(contract, 'tags')[Number(name)], 'name')
  if (root !== 'components') return 'overview'
  return (name === 'schemas' ? areas.get(part) : undefined) ?? 'answers'
}
