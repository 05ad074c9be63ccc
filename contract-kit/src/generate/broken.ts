/** Breaks one rule of one field at a time, as the operation's description lists them. */

import { fieldRulesOf, hasKinds, isPresence } from '../contract/fieldRules.ts'
import type { Operation } from '../contract/operations.ts'
import { type Json, type JsonObject, textAt } from '../json.ts'
import type { WrongBody, WrongError } from './wrong.ts'

/** Returns the values that break a rule of a field, with the values of other fields that keep the rest right. */
type Breaking = (field: string, right: JsonObject) => JsonObject[]

const wrong =
  (...all: Json[]): Breaking =>
  (field) =>
    all.map((value) => ({ [field]: value }))

const passwords =
  (...all: string[]): Breaking =>
  () =>
    all.map((password) => ({ password, password_confirm: password }))

const wrongAddresses = ['no-address', 'ana@example', 'a na@example.com', ' ana@example.com']
/** Tried where a person registers or writes, and not where a limit of calls is soon reached. */
const rareAddresses = ['@example.com', 'ana@', 'ana\u200B@example.com', 'Ana <ana@example.com>']

const breaking: Record<string, Breaking> = {
  emailFormat: (_, right) =>
    [...wrongAddresses, ...('email_confirm' in right ? rareAddresses : [])].map((email) => ({
      email,
      email_confirm: email,
    })),
  confirmedEmail: (field, right) => others(field, 'other@example.com', textAt(right, 'email')),
  confirmedPassword: (field, right) =>
    field === 'password_confirm' ? others(field, 'other2026', textAt(right, 'password')) : [],
  tel: wrong('12345678', '123456789012345678901', '090-1234-5678', '０９０１２３４５６７８'),
  numeric: wrong('12a', '1.5'),
  alphaNum: passwords('abcdefgh', '12345678', 'abc-12345', 'ａｂｃ12345'),
  minPassword: passwords('abc1234'),
  commonPassword: passwords('password1', 'Qwerty123'),
  ageMin: () => [{ birthday: birthdayOf(17) }],
  ageMax: () => [{ birthday: birthdayOf(51) }],
}

/** Confirmations that differ: another text, and the confirmed one in another case and with a letter more. */
function others(field: string, other: string, confirmed: string): JsonObject[] {
  const near = confirmed === '' ? [] : [confirmed.toUpperCase(), `${confirmed}a`]
  return [other, ...near.filter((text) => text !== confirmed)].map((value) => ({ [field]: value }))
}

/** Returns the birthday of a person who has been of this age for half a year. */
function birthdayOf(age: number): string {
  const date = new Date()
  date.setUTCFullYear(date.getUTCFullYear() - age)
  date.setUTCMonth(date.getUTCMonth() - 6)
  return date.toISOString().slice(0, 10)
}

const BLANKS = ['   ', '\u3000\u200B']

export function ruleBreakingBodies(operation: Operation, right: JsonObject): WrongBody[] {
  const kind = hasKinds(operation) ? textAt(right, 'kind') : null
  const { properties = {} } = operation.body?.schema ?? {}
  const cases = [...fieldRulesOf(operation, kind)].flatMap(([field, rules]) =>
    rules.flatMap((rule): { more: JsonObject; error: WrongError }[] => {
      const made = breaking[rule]?.(field, right) ?? []
      const isText = typeof right[field] === 'string' && properties[field]?.maxLength !== undefined
      const blanks = isText && isPresence(rule) && !field.includes('email') && !field.includes('password')
      const all = [...made, ...(blanks ? BLANKS.map((value) => ({ [field]: value })) : [])]
      return all.map((more) => ({ more: onlyKnown(more, properties), error: { field, rule } }))
    }),
  )
  return cases.map(({ more, error }) => ({
    rule: 'field-rule',
    body: { ...right, ...more },
    errors: [error],
  }))
}

const onlyKnown = (values: JsonObject, properties: object): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in properties))
