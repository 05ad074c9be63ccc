/** Problem documents (RFC 9457). */

import { at, shown, textAt } from '../json.ts'
import { type Check, type Subject, unless } from './check.ts'

const isProblem = ({ exchange, response }: Subject) =>
  response !== null && exchange.status >= 400 && exchange.json !== undefined

export const problemType: Check = {
  rule: 'problem-type',
  applies: (subject) => isProblem(subject) && declaredTypes(subject).length > 0,
  faults: (subject) => {
    const type = textAt(subject.exchange.json, 'type')
    const declared = declaredTypes(subject)
    return unless(
      declared.includes(type),
      declared.join(' or '),
      type || 'no type',
      subject.response?.pointer,
    )
  },
}

/** The examples of a failure have every problem that it may be. */
function declaredTypes({ response }: Subject): string[] {
  const examples = response?.media.flatMap((media) => media.examples) ?? []
  const types = examples.map(({ value }) => textAt(value, 'type')).filter((type) => type !== '')
  // Each operation may answer a wrong field besides its own problems of this status.
  return [...new Set(response?.status === 422 ? [...types, '/problems/validation'] : types)]
}

export const problemStatus: Check = {
  rule: 'problem-status',
  applies: isProblem,
  faults: ({ exchange: { json, status } }) =>
    unless(at(json, 'status') === status, `"status": ${status}`, shown(at(json, 'status'))),
}

export const problemInstance: Check = {
  rule: 'problem-instance',
  applies: isProblem,
  faults: ({ exchange: { json, request } }) => {
    const instance = textAt(json, 'instance')
    return unless(pathOf(instance) === pathOf(request.url.pathname), request.url.pathname, instance || 'none')
  },
}

function pathOf(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

export const problemLanguage: Check = {
  rule: 'problem-language',
  applies: (subject) => isProblem(subject) && subject.exchange.lang !== null,
  faults: ({ exchange: { json, lang } }) => {
    const texts = ['title', 'detail'].map((name) => textAt(json, name))
    const wrong = texts.find((text) => text !== '' && japanese.test(text) !== (lang === 'ja'))
    return unless(wrong === undefined, `texts in ${lang === 'ja' ? 'Japanese' : 'English'}`, wrong ?? '')
  },
}

export const problemText: Check = {
  rule: 'problem-text',
  // A path without an operation may say which one is meant.
  applies: (subject) =>
    subject.exchange.lang !== null &&
    subject.exchange.operation !== null &&
    isProblem(subject) &&
    textsOf(subject) !== null,
  faults: (subject) => {
    const { json } = subject.exchange
    const texts = textsOf(subject)
    const seen = `${textAt(json, 'title')} ${textAt(json, 'detail')}`
    const expected = `${texts?.title} ${texts?.detail}`
    return unless(seen === expected, expected, seen)
  },
}

const textsOf = ({ exchange: { json, lang }, contract }: Subject) =>
  contract.tables.problem(textAt(json, 'type'), lang ?? 'ja')
