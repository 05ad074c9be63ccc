/** Headers of an answer. */

import type { Contract } from '../contract/contract.ts'
import type { Header } from '../contract/operations.ts'
import type { Json } from '../json.ts'
import { type Check, type Fault, type Subject, unless } from './check.ts'

const isCookie = ({ name }: Header) => name.toLowerCase() === 'set-cookie'

export const headerDeclared: Check = {
  rule: 'header-declared',
  applies: ({ response }) => response?.headers.some(({ required }) => required) ?? false,
  faults: ({ exchange, response }) =>
    (response?.headers ?? [])
      .filter(({ name, required }) => required && !exchange.headers.has(name))
      .map(({ name, pointer }) => ({ expected: `the header ${name}`, seen: 'none', place: pointer })),
}

export const headerValue: Check = {
  rule: 'header-value',
  applies: ({ response }) => (response?.headers.length ?? 0) > 0,
  faults: ({ exchange, contract, response }) =>
    (response?.headers ?? [])
      .filter((header) => !isCookie(header))
      .flatMap((header) => {
        const value = exchange.headers.get(header.name)
        return value === null ? [] : valueFaults(contract, header, value)
      }),
}

function valueFaults(contract: Contract, { name, schema, pointer }: Header, value: string): Fault[] {
  const parsed: Json = schema.type === 'integer' && /^\d+$/.test(value) ? Number(value) : value
  return contract.validate(`${pointer}/schema`, parsed).map(({ expected, place }) => ({
    expected: `${name} ${expected.replace(/^\/ /, '')}`,
    seen: value,
    place,
  }))
}

export const varyLanguage: Check = {
  rule: 'vary-language',
  // A missing header is a finding of its own rule.
  applies: ({ exchange, response }) =>
    exchange.headers.has('Vary') && (response?.headers.some(({ name }) => name === 'Vary') ?? false),
  faults: ({ exchange: { headers } }) => {
    const vary = headers.get('Vary') ?? ''
    const names = vary.split(',').map((name) => name.trim().toLowerCase())
    const contains = (name: string) => names.includes(name) || names.includes('*')
    return [
      ...unless(contains('accept-language'), 'Vary: Accept-Language', vary || 'none'),
      ...unless(
        !isCompressed(headers) || contains('accept-encoding'),
        'Vary: Accept-Encoding, since the answer is compressed',
        vary,
      ),
    ]
  },
}

const isCompressed = (headers: Headers) => !['', 'identity'].includes(headers.get('Content-Encoding') ?? '')

/** Browsers ask for a password themselves, above the page of the login. */
const dialogs = /\b(?:basic|digest|negotiate|ntlm)\b/i

export const loginDialog: Check = {
  rule: 'login-dialog',
  applies: ({ exchange }) => exchange.status === 401,
  faults: ({ exchange: { headers } }) => {
    const schemes = headers.get('WWW-Authenticate') ?? ''
    return unless(!dialogs.test(schemes), 'no scheme with a dialog in WWW-Authenticate', schemes)
  },
}

const declaresLanguage = ({ response }: Subject) =>
  response?.headers.some(({ name }) => name === 'Content-Language') ?? false

export const contentLanguage: Check = {
  rule: 'content-language',
  applies: (subject) => subject.exchange.lang !== null && declaresLanguage(subject),
  faults: ({ exchange: { headers, lang } }) => {
    const language = headers.get('Content-Language')
    return unless(language === lang, `Content-Language: ${lang}`, language ?? 'none')
  },
}
