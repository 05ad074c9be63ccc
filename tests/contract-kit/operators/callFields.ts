/** Faults in the storing of body fields: each changes a right value before the backend stores it. */

import type { Schema } from '../../../contract-kit/src/contract/document.ts'
import { fieldRulesOf, isPresence } from '../../../contract-kit/src/contract/fieldRules.ts'
import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import { type Json, isObject } from '../../../contract-kit/src/json.ts'
import { contract } from '../target.ts'
import { callField } from './callTools.ts'
import type { CallFault } from './mutation.ts'
import type { ChangeValue } from './places.ts'

/** The company reads these in mails; no operation returns them. */
const unread = ['createInquiry', 'createInvitation', 'requestInterview', 'sendContact']
/** The store never sees these as they are. */
const unstored = /^captcha_token$|_confirm$|^agree|^fromLink$|^token$|^refresh_token$/
/** The rules of these leave few characters, so most changes of texts change nothing. */
const narrow = /email|phone|password|postal|^process_id$/i

export const storedFaults = (operation: Operation): CallFault[] =>
  unread.includes(operation.id)
    ? []
    : Object.entries(operation.body?.schema.properties ?? {})
        .filter(([name]) => !unstored.test(name))
        .flatMap(([name, schema]) =>
          changesOf(name, contract.resolve(schema), effectsOf(operation, name)).map(([label, change]) => ({
            name: `${name} ${label}`,
            family: 'calls: stored values' as const,
            breaks: callField(operation, name, change),
          })),
        )

/** Changes that would have no effect are not made. */
type Effects = {
  /** An empty value replaces the one before: there is one, and no rule refuses the empty value. */
  ofEmpty: boolean
  /** Rows are objects; those of a form are texts. */
  ofRows: boolean
}

function effectsOf(operation: Operation, field: string): Effects {
  const isNew = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
  const isRequired = fieldRulesOf(operation, null).get(field)?.some(isPresence) ?? false
  return { ofEmpty: !isNew && !isRequired, ofRows: operation.body?.type === 'application/json' }
}

type Made = [label: string, change: ChangeValue | ((value: Json) => Json | undefined)]

function changesOf(name: string, schema: Schema, effects: Effects): Made[] {
  const types = [schema.type ?? []].flat()
  const dropped: Made = ['not stored', () => undefined]
  const isNullable = types.includes('null') && effects.ofEmpty
  const nulls: Made[] = isNullable ? [['null changes nothing', (value) => value ?? undefined]] : []
  if (types.includes('array')) return [dropped, ...lists(schema, effects)]
  if (schema.contentMediaType !== undefined) return []
  if (schema.format === 'date') return [dropped, ...nulls, ['of the day before', onText(dayBefore)]]
  if (types.includes('string') && !schema.enum && !schema.pattern && !schema.format)
    return [dropped, ...nulls, ...(narrow.test(name) ? [] : textsUpTo(schema.maxLength))]
  return [dropped, ...nulls]
}

const onText =
  (change: (text: string) => string) =>
  (value: Json): Json =>
    typeof value === 'string' ? change(value) : value

/** Cuts of long texts, each with the shortest text that it changes. */
const cuts: [least: number, cut: Made][] = [
  [256, ['cut after 255 letters', onText((text) => text.slice(0, 255))]],
  [
    200,
    [
      'without its last letter at the greatest length',
      onText((text) => (text.length >= 200 ? text.slice(0, -1) : text)),
    ],
  ],
]

/** Changes of texts of a greatest length. */
const textsUpTo = (most = Infinity): Made[] => [
  ...texts,
  ...cuts.filter(([least]) => least <= most).map(([, cut]) => cut),
]

const texts: Made[] = [
  ['in lower case', onText((text) => text.toLowerCase())],
  [
    'escaped',
    onText((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&#39;')),
  ],
  ['without tags', onText((text) => text.replaceAll(/<[^>]*>/g, ''))],
  ['without emoji', onText((text) => text.replaceAll(/[\u{10000}-\u{10FFFF}]/gu, ''))],
  ['with its characters composed', onText((text) => text.normalize('NFC'))],
  ['in narrow characters', onText((text) => text.normalize('NFKC'))],
  ['with single blanks', onText((text) => text.replaceAll(/ {2,}/g, ' '))],
]

const DAY = 86_400_000

function dayBefore(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? text : new Date(time - DAY).toISOString().slice(0, 10)
}

const emptyIgnored: Made = [
  'empty changes nothing',
  (value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
]

function lists(schema: Schema, { ofEmpty, ofRows }: Effects): Made[] {
  const row = schema.items && ofRows ? contract.resolve(schema.items) : {}
  const names = Object.keys(row.properties ?? {})
  const onList =
    (change: (list: Json[]) => Json[]) =>
    (value: Json): Json =>
      Array.isArray(value) ? change(value) : value
  return [
    ['its first entry alone', onList((list) => list.slice(0, 1))],
    ['reversed', onList((list) => list.toReversed())],
    ...(ofEmpty ? [emptyIgnored] : []),
    ...names.map((name): Made => [
      `without ${name} of later rows`,
      onList((list) => list.map((each, index) => without(each, index, name))),
    ]),
  ]
}

/** Gives a later row the value of the first. */
function without(row: Json, index: number, name: string): Json {
  if (index === 0 || !isObject(row)) return row
  const value = row[name]
  return { ...row, [name]: typeof value === 'string' ? '' : typeof value === 'number' ? 1 : null }
}
