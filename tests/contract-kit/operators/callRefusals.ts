/** Faults in the refusal of bodies: wrong values that are accepted, right ones that are refused, rules that are not checked. */

import type { Schema } from '../../../contract-kit/src/contract/document.ts'
import { fieldRulesOf, hasKinds } from '../../../contract-kit/src/contract/fieldRules.ts'
import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import {
  type Json,
  type JsonObject,
  at,
  isObject,
  listAt,
  parseJson,
  shown,
  textAt,
} from '../../../contract-kit/src/json.ts'
import type { Break } from '../breaking.ts'
import { contract } from '../target.ts'
import { callBody, calls } from './callTools.ts'
import type { CallFault } from './mutation.ts'

export function refusedFaults(operation: Operation): CallFault[] {
  const { schema } = operation.body ?? {}
  const fields = Object.entries(schema?.properties ?? {}).filter(([name]) => name !== 'captcha_token')
  return [
    ...(schema ? [unknownAccepted(operation)] : []),
    ...fields.flatMap(([name, each]) => ofField(operation, name, contract.resolve(each))),
    ...rules(operation),
  ]
}

const unknownAccepted = (operation: Operation): CallFault => ({
  name: 'unknown fields accepted',
  family: 'calls: refused values',
  breaks: callBody(operation, (body) =>
    Object.fromEntries(
      Object.entries(body).filter(([name]) => Object.hasOwn(operation.body?.schema.properties ?? {}, name)),
    ),
  ),
})

/** Returns the example of a field in the kind of form that a body has. */
function rightValue({ body }: Operation, sent: JsonObject, name: string): Json | undefined {
  const examples = (body?.examples ?? []).map(({ value }) => value).filter(isObject)
  const example = examples.find((each) => at(each, 'kind') === sent['kind']) ?? examples[0]
  return example?.[name]
}

/** A value that fits a schema, for fields without a value in the examples. */
function anyOf({ type, enum: all }: Schema): Json {
  if (all) return all[0] ?? null
  const types = [type].flat()
  if (types.includes('array')) return []
  if (types.includes('boolean')) return false
  return types.includes('integer') ? 1 : ''
}

type Made = [label: string, change: (value: Json, body: JsonObject) => Json | undefined]

function ofField(operation: Operation, name: string, schema: Schema): CallFault[] {
  const isRequired = operation.body?.schema.required?.includes(name) ?? false
  const isForm = operation.body?.type !== 'application/json'
  const types = [schema.type ?? []].flat()
  const right = (body: JsonObject) => rightValue(operation, body, name) ?? anyOf(schema)
  const missing: CallFault[] = isRequired
    ? [
        {
          name: `${name} may be missing`,
          family: 'calls: refused values',
          breaks: callBody(operation, (body) => {
            const value = right(body)
            return Object.hasOwn(body, name) || value === undefined ? body : { ...body, [name]: value }
          }),
        },
      ]
    : []
  const changes: Made[] = [
    ...(isForm || types.includes('null')
      ? []
      : [['may be null', (value, body) => (value === null ? right(body) : value)] satisfies Made]),
    ...(isForm
      ? []
      : [['of any type', (value, body) => (fitsType(value, types) ? value : right(body))] satisfies Made]),
    ...choices(schema),
    ...lengths(schema, isForm),
    ...(schema.format === 'date'
      ? [['of any day', (value) => (value === '2026-02-31' ? '2026-03-03' : value)] satisfies Made]
      : []),
  ]
  return [
    ...missing,
    ...changes.map(([label, change]): CallFault => ({
      name: `${name} ${label}`,
      family: 'calls: refused values',
      breaks: callBody(operation, (body) => {
        if (!Object.hasOwn(body, name)) return body
        const changed = change(body[name] ?? null, body)
        return changed === undefined ? body : { ...body, [name]: changed }
      }),
    })),
  ]
}

function fitsType(value: Json, types: string[]): boolean {
  if (value === null) return true
  if (Array.isArray(value)) return types.includes('array')
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  return types.includes(typeof value)
}

function choices({ enum: all }: Schema): Made[] {
  if (!all) return []
  const texts = all.filter((each) => typeof each === 'string')
  return [
    ['of any choice', (value) => (all.map(String).includes(shown(value)) ? value : (all[0] ?? value))],
    ...(texts.length > 0
      ? [
          [
            'in any case',
            (value) => texts.find((each) => each.toLowerCase() === shown(value).toLowerCase()) ?? value,
          ] satisfies Made,
        ]
      : []),
    ...all
      .slice(-1)
      .map((last): Made => [
        'without its last choice',
        (value) => (value === last || value === shown(last) ? 'no_such_choice' : value),
      ]),
  ]
}

function lengths({ maxLength, maxItems, enum: all, pattern, format }: Schema, isForm: boolean): Made[] {
  const isText = maxLength !== undefined && !all && !pattern && !format
  return [
    ...(isText
      ? ([
          [
            'cut to its greatest length',
            (value) => (typeof value === 'string' ? value.slice(0, maxLength) : value),
          ],
          [
            'one letter shorter',
            (value) => (typeof value === 'string' && value.length === maxLength ? `${value}x` : value),
          ],
        ] satisfies Made[])
      : []),
    ...(maxItems !== undefined && maxItems <= 150 && !isForm
      ? ([
          [
            'cut to its greatest number',
            (value) => (Array.isArray(value) ? value.slice(0, maxItems) : value),
          ],
          [
            'of one entry less',
            (value) =>
              Array.isArray(value) && value.length === maxItems ? [...value, value[0] ?? 1] : value,
          ],
        ] satisfies Made[])
      : []),
  ]
}

/** A rule that is not checked: a call that breaks it is sent again with the right value. */
function rules(operation: Operation): CallFault[] {
  const kinds: (string | null)[] = hasKinds(operation)
    ? (contract.resolve(operation.body?.schema.properties?.['kind'] ?? {}).enum ?? []).map(String)
    : [null]
  const names = new Map(
    kinds.flatMap((kind) =>
      [...fieldRulesOf(operation, kind)].flatMap(([field, all]) =>
        all.map((rule) => [`${field} ${rule}`, { field, rule }] as const),
      ),
    ),
  )
  return [...names].map(([name, { field, rule }]) => ({
    name: `${name} not checked`,
    family: 'calls: rules',
    breaks: unchecked(operation, field, rule),
  }))
}

function unchecked(operation: Operation, field: string, rule: string): Break {
  return calls(operation, async (request, send) => {
    const copy = request.clone()
    const response = await send(request)
    if (response.status !== 422) return response
    const errors = listAt(parseJson(await response.clone().text()), 'errors')
    const isBroken = (error: Json) => textAt(error, 'field') === field && textAt(error, 'rule') === rule
    if (!errors.some(isBroken)) return response
    const [name = ''] = field.split('.')
    const mend = callBody(operation, (body) => {
      const right = rightValue(operation, body, name)
      const confirmed = name.endsWith('_confirm') ? body[name.replace('_confirm', '')] : undefined
      const value = confirmed ?? right
      return value === undefined ? body : { ...body, [name]: value }
    })
    return mend(send)(copy)
  })
}
