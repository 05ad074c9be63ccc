/** The list of wrong fields in a refusal. */

import type { Contract } from '../contract/contract.ts'
import type { Schema } from '../contract/document.ts'
import type { Operation } from '../contract/operations.ts'
import { type Json, isObject, listAt, parseJson, textAt } from '../json.ts'
import type { Lang } from '../lang.ts'
import { type Check, type Subject, unless } from './check.ts'

const errorsOf = ({ exchange: { json } }: Subject): Json[] => listAt(json, 'errors')
const hasErrors = (subject: Subject) =>
  subject.exchange.status === 422 && subject.exchange.operation !== null && errorsOf(subject).length > 0

export const errorFields: Check = {
  rule: 'error-field',
  applies: hasErrors,
  faults: (subject) => {
    const { exchange, contract } = subject
    const fields = errorsOf(subject).map((error) => textAt(error, 'field'))
    const repeated = fields.find((field, index) => fields.indexOf(field) !== index)
    const known = namesOf(subject)
    const strange = fields.find((field) => !known.includes(field.split('.')[0] ?? ''))
    const wrong = errorsOf(subject).find(
      (error) => contract.tables.ruleTexts(textAt(error, 'rule'), exchange.lang ?? 'ja').length === 0,
    )
    return [
      ...unless(repeated === undefined, 'one error for each field', `${repeated} twice`),
      ...unless(strange === undefined, 'a field of the call', strange ?? ''),
      ...unless(wrong === undefined, 'a rule of the table', textAt(wrong, 'rule')),
    ]
  },
}

/** An unknown name is cut. */
const LONGEST_NAME = 100

/** The names of the operation, and those that the call sent. */
function namesOf({ exchange: { operation, request } }: Subject): string[] {
  const sent = parseJson(request.text ?? '')
  return [
    ...(operation?.parameters.map(({ name }) => name) ?? []),
    ...Object.keys(operation?.body?.schema.properties ?? {}),
    ...[...(isObject(sent) ? Object.keys(sent) : []), ...(request.form?.keys() ?? [])].map((name) =>
      name.slice(0, LONGEST_NAME),
    ),
  ]
}

export const errorMessage: Check = {
  rule: 'error-message',
  applies: (subject) => hasErrors(subject) && subject.exchange.lang !== null,
  faults: ({ exchange, contract }) => {
    const { operation, json, lang } = exchange
    if (!operation || lang === null) return []
    const problem = contract.tables.problem(textAt(json, 'type'), lang)
    const isSpecial = textAt(json, 'type') !== '/problems/validation'
    return listAt(json, 'errors').flatMap((error) => {
      const [field, rule] = [textAt(error, 'field'), textAt(error, 'rule')]
      const seen = textAt(error, 'message')
      const expected =
        isSpecial && rule === 'invalid'
          ? [problem?.detail ?? '']
          : messagesOf(contract, operation, { field, rule, lang })
      // A rule that is not in the table is a finding of its own.
      const isFine = expected.length === 0 || expected.some((text) => matches(seen, text))
      return unless(isFine, `${field} ${rule}: ${expected.join(' or ')}`, seen)
    })
  },
}

/** A limit outside the contract may be any number. */
const ANY = '{number}'

function matches(seen: string, expected: string): boolean {
  const parts = expected.split(ANY)
  if (parts.length === 1) return seen === expected
  const [start = '', end = ''] = parts
  const number = seen.slice(start.length, seen.length - end.length)
  return seen.startsWith(start) && seen.endsWith(end) && /^\d+$/.test(number)
}

/** The limits of rules that have one number everywhere. */
const limits: Record<string, number> = {
  minPassword: 8,
  ageMin: 18,
  ageMax: 50,
  fileSize: 500,
  fileNameLength: 35,
}

type Wrong = { field: string; rule: string; lang: Lang }

function limitOf(schema: Schema | null, rule: string): string {
  const least = rule === 'min' ? schema?.minLength : undefined
  const limit = limits[rule] ?? least ?? schema?.maxLength ?? schema?.maxItems
  return limit === undefined ? ANY : String(limit)
}

/** Returns the messages that the tables allow. A check mark may be a consent, which has a text of its own. */
function messagesOf(contract: Contract, operation: Operation, { field, rule, lang }: Wrong): string[] {
  const [text = '', other = text] = contract.tables.ruleTexts(rule, lang)
  const schema = schemaAt(contract, operation, field)
  const texts =
    schema?.type === 'boolean' ? [text, other] : [rule === 'max' && schema?.type === 'array' ? other : text]
  const number = limitOf(schema, rule)
  const label = contract.tables.label(operation.id, field, lang)
  return texts
    .filter((each) => each !== '')
    .map((each) => each.replace('{field}', label).replace('{limit}', number))
}

/** Returns the schema of a field of the body or of a parameter, or null. */
function schemaAt(contract: Contract, operation: Operation, field: string): Schema | null {
  const [name = '', ...rest] = field.split('.')
  const parameter = operation.parameters.find((each) => each.name === name)
  if (parameter) return contract.resolve(parameter.schema)
  let schema: Schema | undefined = operation.body?.schema
  for (const part of [name, ...rest]) {
    if (!schema) return null
    const whole: Schema = contract.resolve(schema)
    schema = /^\d+$/.test(part) ? whole.items : whole.properties?.[part]
  }
  return schema ? contract.resolve(schema) : null
}
