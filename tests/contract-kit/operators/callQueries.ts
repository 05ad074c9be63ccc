/** Faults in the reading of query values, from the parameters of the contract. */

import type { Operation, Parameter } from '../../../contract-kit/src/contract/operations.ts'
import { shown } from '../../../contract-kit/src/json.ts'
import { type Break, query } from '../breaking.ts'
import type { CallFault } from './mutation.ts'

export const queryFaults = (operation: Operation): CallFault[] =>
  operation.parameters
    .filter((each) => each.in === 'query')
    .flatMap((parameter) =>
      faultsOf(operation, parameter).map(({ name, breaks }) => ({
        name: `?${parameter.name} ${name}`,
        family: 'calls: query values' as const,
        breaks,
      })),
    )

type Made = { name: string; breaks: Break }

function faultsOf(operation: Operation, parameter: Parameter): Made[] {
  const { name, schema } = parameter
  const onQuery = (label: string, change: (values: URLSearchParams) => void): Made => ({
    name: label,
    breaks: query(operation.id, change),
  })
  /** Changes each value; null removes it. */
  const onValue = (label: string, change: (value: string) => string | null): Made =>
    onQuery(label, (values) => {
      const all = values.getAll(name)
      values.delete(name)
      for (const value of all) {
        const changed = change(value)
        if (changed !== null) values.append(name, changed)
      }
    })
  return [
    onQuery('ignored', (values) => values.delete(name)),
    onValue('trimmed', (value) => value.trim()),
    onQuery('repeated, the last one wins', (values) => {
      const last = values.getAll(name).at(-1)
      if (last !== undefined) values.set(name, last)
    }),
    ...(schema.type === 'array' || schema.maxLength !== undefined ? [] : [emptyAccepted(onValue)]),
    ...defaults(parameter, onQuery),
    ...ofType(parameter, onValue),
  ]
}

type OnValue = (label: string, change: (value: string) => string | null) => Made
type OnQuery = (label: string, change: (values: URLSearchParams) => void) => Made

const emptyAccepted = (onValue: OnValue): Made =>
  onValue('empty is none', (value) => (value === '' ? null : value))

function defaults({ name, schema }: Parameter, onQuery: OnQuery): Made[] {
  const { default: usual, enum: choices, type } = schema
  if (usual === undefined) return []
  const other = type === 'integer' ? Number(usual) + 1 : choices?.find((each) => each !== usual)
  return other === undefined
    ? []
    : [
        onQuery(`with another default`, (values) => {
          if (!values.has(name)) values.set(name, shown(other))
        }),
      ]
}

function ofType({ schema }: Parameter, onValue: OnValue): Made[] {
  if (schema.type === 'integer') return [...spellings(onValue), ...bounds(schema, onValue)]
  if (schema.type === 'boolean') return booleans(onValue)
  const choices = (schema.items?.enum ?? schema.enum ?? []).filter((each) => typeof each === 'string')
  const isList = schema.type === 'array'
  return [
    ...(isList ? lists(schema, onValue) : []),
    ...(choices.length === 0 ? [] : choicesOf(choices, onValue)),
    ...texts(schema.maxLength, onValue),
  ]
}

const spellings = (onValue: OnValue): Made[] => [
  onValue('with leading zeros', (value) => value.replace(/^0+(?=\d)/, '')),
  onValue('with a plus', (value) => value.replace(/^[+ ](?=\d)/, '')),
  onValue('with decimals', (value) => value.replace(/\.0+$/, '')),
  onValue('rounded', (value) => (/^\d+\.\d+$/.test(value) ? String(Math.trunc(Number(value))) : value)),
  onValue('with letters after it', (value) => value.replace(/^(\d+)[a-z].*$/, '$1')),
  onValue('in other digits', (value) => value.normalize('NFKC')),
  onValue('a word is none', (value) => (/\d/.test(value) ? value : null)),
]

function bounds({ minimum, maximum, enum: choices }: Parameter['schema'], onValue: OnValue): Made[] {
  const between = (value: string, least: number, most: number) =>
    /^-?\d{1,15}$/.test(value) ? String(Math.max(least, Math.min(most, Number(value)))) : value
  return [
    ...(minimum === undefined
      ? []
      : [
          onValue('raised to the minimum', (value) => between(value, minimum, Infinity)),
          onValue('above a minimum of one more', (value) => (value === String(minimum) ? '-1' : value)),
        ]),
    ...(maximum === undefined
      ? []
      : [
          onValue('cut to the maximum', (value) => between(value, -Infinity, maximum)),
          onValue('below a maximum of one less', (value) =>
            value === String(maximum) ? String(maximum + 1) : value,
          ),
        ]),
    ...(choices
      ? [
          onValue('of any size', (value) =>
            /^\d+$/.test(value) && !choices.map(String).includes(value) ? shown(choices[0]) : value,
          ),
          onValue('without the last choice', (value) => (value === shown(choices.at(-1)) ? '-1' : value)),
        ]
      : []),
  ]
}

const booleans = (onValue: OnValue): Made[] => [
  onValue('1 is true', (value) => (value === '1' ? 'true' : value)),
  onValue('yes and on are true', (value) => (/^(?:yes|on)$/i.test(value) ? 'true' : value)),
  onValue('any case', (value) => (/^(?:true|false)$/i.test(value) ? value.toLowerCase() : value)),
  onValue('any value is true', (value) => (value === 'false' ? 'true' : value)),
  onValue('a wrong value is false', (value) => (/^(?:true|false)$/.test(value) ? value : 'false')),
]

function choicesOf(choices: string[], onValue: OnValue): Made[] {
  const within = (value: string, change: (each: string) => string | null) =>
    value
      .split(',')
      .flatMap((each) => change(each) ?? [])
      .join(',')
  const hyphens = onValue('with hyphens', (value) =>
    within(value, (each) => (choices.includes(each.replaceAll('-', '_')) ? each.replaceAll('-', '_') : each)),
  )
  return [
    onValue('in any case', (value) =>
      within(value, (each) => choices.find((one) => one.toLowerCase() === each.toLowerCase()) ?? each),
    ),
    onValue('with blanks between', (value) => within(value, (each) => each.trim())),
    onValue(
      'unknown choices are left out',
      (value) => within(value, (each) => (choices.includes(each) ? each : null)) || null,
    ),
    ...(choices.some((each) => each.includes('_')) ? [hyphens] : []),
    ...choices.map((choice) =>
      onValue(
        `${choice} is ignored`,
        (value) => within(value, (each) => (each === choice ? null : each)) || null,
      ),
    ),
  ]
}

const lists = ({ minItems, maxItems: most }: Parameter['schema'], onValue: OnValue): Made[] => [
  onValue('its first value alone', (value) => value.split(',')[0] ?? value),
  onValue('its last value alone', (value) => value.split(',').at(-1) ?? value),
  ...(minItems === undefined ? [onValue('empty is refused', (value) => (value === '' ? 'NO' : value))] : []),
  ...(most === undefined
    ? []
    : [
        onValue('cut to the greatest number', (value) => value.split(',').slice(0, most).join(',')),
        onValue('of one value less', (value) => (value.split(',').length === most ? `${value},1` : value)),
      ]),
]

const texts = (most: number | undefined, onValue: OnValue): Made[] =>
  most === undefined
    ? []
    : [
        onValue('cut to the greatest length', (value) => value.slice(0, most)),
        onValue('one letter shorter', (value) => (value.length === most ? `${value}x` : value)),
        onValue('empty is refused', (value) => (value === '' ? 'x'.repeat(most + 1) : value)),
      ]
