/** Operators on values: each breaks a value of its schema in one way, and leaves JSON. */

import type { Schema } from '../../../contract-kit/src/contract/document.ts'
import type { Json } from '../../../contract-kit/src/json.ts'
import { isObject } from '../../../contract-kit/src/json.ts'
import type { Family } from './mutation.ts'
import type { ChangeValue } from './places.ts'

export type Operator = { name: string; family: Family; change: ChangeValue }

const HOUR = 3_600_000
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat()

const onText =
  (change: (text: string) => Json): ChangeValue =>
  (value) =>
    typeof value === 'string' ? change(value) : value

const onList =
  (change: (list: Json[]) => Json): ChangeValue =>
  (value) =>
    Array.isArray(value) ? change(value) : value

/** Returns the operators for values of a schema. */
export function operatorsFor(schema: Schema): Operator[] {
  return [...everyValue, ...ofType(schema)]
}

const everyValue: Operator[] = [
  { name: 'removed', family: 'fields removed or empty', change: () => undefined },
  { name: 'null', family: 'fields removed or empty', change: () => null },
  {
    name: 'of another type',
    family: 'values of another type',
    change: (value) => {
      if (typeof value === 'string') return 7
      if (value === null || typeof value === 'object') return 'text'
      return String(value)
    },
  },
]

function ofType(schema: Schema): Operator[] {
  const types = typesOf(schema)
  if (schema.enum) return ofChoices(schema.enum)
  if (types.includes('array')) return lists
  if (types.includes('integer') || types.includes('number')) return numbers
  if (types.includes('boolean')) return booleans
  if (types.includes('object') || schema.properties) return objects
  if (schema.format === 'date-time') return times
  if (schema.format === 'date') return dates
  return types.includes('string') && schema.const === undefined ? texts : []
}

const ofChoices = (choices: Json[]): Operator[] => [
  { name: 'a strange choice', family: 'values of another type', change: (value) => strange(value) },
  {
    name: 'another choice',
    family: 'values within their type',
    change: (value) =>
      value === null ? value : (choices[(choices.indexOf(value) + 1) % choices.length] ?? null),
  },
]

const strange = (value: Json): Json => (typeof value === 'number' ? 987 : 'no_such_choice')

const numbers: Operator[] = [
  {
    name: 'one more',
    family: 'values within their type',
    change: (value) => (typeof value === 'number' ? value + 1 : value),
  },
  {
    name: 'negative',
    family: 'values within their type',
    change: (value) => (typeof value === 'number' ? -value - 1 : value),
  },
]

const booleans: Operator[] = [
  {
    name: 'the contrary',
    family: 'values within their type',
    change: (value) => (typeof value === 'boolean' ? !value : value),
  },
]

const objects: Operator[] = [
  {
    name: 'with an unknown field',
    family: 'values of another type',
    change: (value) => (isObject(value) ? { ...value, _id: 1 } : value),
  },
]

const times: Operator[] = [
  { name: 'in UTC', family: 'times', change: onText((text) => new Date(text).toISOString()) },
  {
    name: 'in UTC, called Japanese',
    family: 'times',
    change: onText((text) => `${new Date(Date.parse(text)).toISOString().slice(0, 19)}+09:00`),
  },
  { name: 'without its time', family: 'times', change: onText((text) => text.slice(0, 10)) },
]

const dates: Operator[] = [
  {
    name: 'of the day before',
    family: 'times',
    change: onText((text) => new Date(Date.parse(text) - 24 * HOUR).toISOString().slice(0, 10)),
  },
  { name: 'with a time', family: 'times', change: onText((text) => `${text}T00:00:00+09:00`) },
]

const texts: Operator[] = [
  { name: 'empty', family: 'fields removed or empty', change: onText(() => '') },
  { name: 'with blanks around it', family: 'texts', change: onText((text) => ` ${text} `) },
  {
    name: 'without its last letter',
    family: 'texts',
    change: onText((text) => [...text].slice(0, -1).join('')),
  },
  { name: 'escaped', family: 'texts', change: onText(escaped) },
  {
    name: 'in the other language',
    family: 'texts',
    change: onText((text) => {
      if (japanese.test(text)) return 'Words of another language'
      return /[A-Z][a-z]|[a-z] [a-z]/.test(text) ? '別の言語の文章' : text
    }),
  },
]

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;')
}

const lists: Operator[] = [
  { name: 'reversed', family: 'lists', change: onList((list) => list.toReversed()) },
  { name: 'without its last item', family: 'lists', change: onList((list) => list.slice(0, -1)) },
  {
    name: 'with its first item twice',
    family: 'lists',
    change: onList((list) => [...list.slice(0, 1), ...list]),
  },
  { name: 'empty', family: 'fields removed or empty', change: onList(() => []) },
]
