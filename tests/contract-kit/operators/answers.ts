/** Faults in answers, made from the responses of the contract. */

import type { Operation, Response } from '../../../contract-kit/src/contract/operations.ts'
import {
  type Json,
  type JsonObject,
  canonical,
  isObject,
  shown,
  textAt,
} from '../../../contract-kit/src/json.ts'
import { contract } from '../target.ts'
import type { AnswerMutation, Change, Family } from './mutation.ts'
import { changeAt, placesIn } from './places.ts'
import { type Operator, operatorsFor } from './values.ts'

type Made = { name: string; family: Family; change: Change }

export const answerMutations = (): AnswerMutation[] =>
  contract.operations.flatMap((operation) =>
    [
      ...operation.responses.flatMap((response) => ofResponse(operation, response)),
      ...errorLists(operation),
    ].map(({ name, ...more }) => ({ ...more, name: `${operation.id} ${name}`, operationId: operation.id })),
  )

function ofResponse(operation: Operation, response: Response): Made[] {
  const { status } = response
  const only =
    (change: Change): Change =>
    (parts, request) =>
      parts.status === status ? change(parts, request) : null
  return [
    ...bodies(response),
    ...headers(response),
    ...statuses(operation, status),
    ...problems(response),
  ].map((made) => ({ ...made, name: `${status} ${made.name}`, change: only(made.change) }))
}

/** Successes, value by value. */
function bodies({ status, media: [media] }: Response): Made[] {
  if (!media || status >= 300 || !media.type.includes('json')) return []
  return placesIn(media.schema).flatMap(({ path, schema }) =>
    operatorsFor(schema).map(({ name, family, change }) => ({
      name: `/${path.join('/')} ${name}`,
      family,
      change: json((value) => changeAt(value, path, change)),
    })),
  )
}

/** Changes the JSON of an answer, if it is another one afterwards. */
const json =
  (change: (value: Json) => Json | undefined): Change =>
  (parts) => {
    if (parts.json === undefined) return null
    const changed = change(parts.json)
    return changed === undefined || canonical(changed) === canonical(parts.json) ? null : { json: changed }
  }

const wrongValues: Record<string, string[]> = {
  'cache-control': ['public, max-age=300', 'no-cache', 'no-store', 'private'],
  vary: ['Origin', 'Accept'],
  'content-language': ['en', 'ja', 'fr'],
  'retry-after': ['0', 'soon', '-5'],
  allow: [''],
  etag: ['unquoted', '"the-same-for-all"'],
  'content-disposition': ['inline', 'attachment'],
}

function headers(response: Response): Made[] {
  const names = response.headers.map(({ name }) => name).filter((name) => name.toLowerCase() !== 'set-cookie')
  const withHeader =
    (name: string, value: string | null): Change =>
    (parts) => {
      if (!parts.headers.has(name) || parts.headers.get(name) === value) return null
      const copy = new Headers(parts.headers)
      if (value === null) copy.delete(name)
      else copy.set(name, value)
      return { headers: copy }
    }
  return [
    ...[...names, 'Content-Type'].map((name) => ({
      name: `without ${name}`,
      family: 'headers' as const,
      change: withHeader(name, null),
    })),
    ...names.flatMap((name) =>
      (wrongValues[name.toLowerCase()] ?? ['wrong']).map((value) => ({
        name: `${name}: ${value}`,
        family: 'headers' as const,
        change: withHeader(name, value),
      })),
    ),
    { name: 'Content-Type: text/html', family: 'headers', change: withHeader('Content-Type', 'text/html') },
    ...(response.headers.length > names.length ? cookies : []),
  ]
}

const onCookies =
  (change: (text: string) => string | null): Change =>
  ({ headers: before }) => {
    const all = before.getSetCookie()
    const changed = all.flatMap((text) => change(text) ?? [])
    if (canonical(all) === canonical(changed)) return null
    const copy = new Headers(before)
    copy.delete('Set-Cookie')
    for (const text of changed) copy.append('Set-Cookie', text)
    return { headers: copy }
  }

const cookies: Made[] = [
  ...['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=0'].map((attribute) => ({
    name: `cookies without ${attribute}`,
    family: 'cookies' as const,
    change: onCookies((text) => text.replace(new RegExp(`; *${attribute}(?=;|$)`, 'i'), '')),
  })),
  ...['hashi_sid', 'hashi_session', 'hashi_device'].map((name) => ({
    name: `no cookie ${name}`,
    family: 'cookies' as const,
    change: onCookies((text) => (text.includes(`${name}=`) ? null : text)),
  })),
  {
    name: 'a readable session',
    family: 'cookies',
    change: onCookies((text) => text.replace(/^hashi_session=1/, 'hashi_session=true')),
  },
  {
    name: 'a session cookie for a year',
    family: 'cookies',
    change: onCookies((text) => (/^hashi_sid=./.test(text) ? `${text}; Max-Age=31536000` : text)),
  },
]

/** The status is another one, which the operation declares or not. */
function statuses({ responses }: Operation, status: number): Made[] {
  const others = responses.map((each) => each.status).filter((each) => each !== status && each < 500)
  const near = others.find((each) => Math.floor(each / 100) === Math.floor(status / 100)) ?? others[0]
  return [status < 300 ? 202 : 418, 500, ...(near === undefined ? [] : [near])].map((other) => ({
    name: `as ${other}`,
    family: 'statuses',
    change: () => ({ status: other }),
  }))
}

const otherType: Operator['change'] = (type) =>
  type === '/problems/conflict' ? '/problems/not-found' : '/problems/conflict'

function problems({ status, media: [media] }: Response): Made[] {
  if (!media?.type.includes('problem')) return []
  const field = (name: string, what: string, change: Operator['change']): Made => ({
    name: `problem ${what}`,
    family: 'problems',
    change: json((value) => changeAt(value, [name], change)),
  })
  return [
    field('type', 'of another type', otherType),
    field('type', 'about:blank', () => 'about:blank'),
    ...['type', 'title', 'detail', 'status', 'instance'].map((name) =>
      field(name, `without ${name}`, () => undefined),
    ),
    ...['title', 'detail'].map((name) => field(name, `with another ${name}`, (text) => `${shown(text)}!`)),
    field('status', 'with another status', () => status + 1),
    field('instance', 'with another instance', () => '/'),
    {
      name: 'problem in the other language',
      family: 'problems',
      change: (parts, request) => json((value) => inOtherLanguage(value, request))(parts, request),
    },
    {
      name: 'problem with an unknown field',
      family: 'problems',
      change: json((value) => (isObject(value) ? { ...value, trace: 'x' } : value)),
    },
  ]
}

const otherLang = (request: Request) => (request.headers.get('Accept-Language') === 'en' ? 'ja' : 'en')

function inOtherLanguage(value: Json, request: Request): Json {
  const texts = contract.tables.problem(textAt(value, 'type'), otherLang(request))
  return isObject(value) && texts ? { ...value, ...texts } : value
}

type ErrorList = JsonObject[]

/** The list of errors of a 422. */
function errorLists({ id, responses }: Operation): Made[] {
  if (!responses.some(({ status }) => status === 422)) return []
  const onErrors = (name: string, change: (errors: ErrorList, request: Request) => Json[]): Made => ({
    name: `errors ${name}`,
    family: 'lists of errors',
    change: (parts, request) =>
      parts.status !== 422
        ? null
        : json((value) =>
            changeAt(value, ['errors'], (list) =>
              Array.isArray(list) ? change(list.filter(isObject), request) : list,
            ),
          )(parts, request),
  })
  const each = (name: string, change: (error: JsonObject, request: Request) => JsonObject): Made =>
    onErrors(name, (errors, request) => errors.map((error) => change(error, request)))
  return [
    onErrors('without the first', (errors) => errors.slice(1)),
    onErrors('without the last', (errors) => (errors.length > 1 ? errors.slice(0, -1) : errors)),
    onErrors('in another order', (errors) => errors.toReversed()),
    onErrors('with one twice', (errors) => [...errors, ...errors.slice(0, 1)]),
    onErrors('with one of a field that was not sent', (errors) => [
      ...errors,
      { field: 'contents', rule: 'required', message: errors[0]?.['message'] ?? '' },
    ]),
    each('all with the rule required', (error) => ({ ...error, rule: 'required' })),
    each('all with the rule invalid', (error) => ({ ...error, rule: 'invalid' })),
    each('in upper case', (error) => ({ ...error, field: textAt(error, 'field').toUpperCase() })),
    each('by the first part of their names', (error) => ({
      ...error,
      field: textAt(error, 'field').split('.')[0] ?? '',
    })),
    each('with rows from 1', (error) => ({
      ...error,
      field: textAt(error, 'field').replaceAll(/\.(\d+)/g, (_, row: string) => `.${Number(row) + 1}`),
    })),
    each('with a general message', (error, request) => ({
      ...error,
      message: otherLang(request) === 'ja' ? 'Invalid.' : '正しくありません。',
    })),
    each('with an empty message', (error) => ({ ...error, message: '' })),
    each('with their rule as the message', (error) => ({ ...error, message: textAt(error, 'rule') })),
    each('with messages of the other language', (error, request) => ({
      ...error,
      message: (contract.tables.ruleTexts(textAt(error, 'rule'), otherLang(request))[0] ?? '')
        .replace('{field}', contract.tables.label(id, textAt(error, 'field'), otherLang(request)))
        .replace('{limit}', '8'),
    })),
  ]
}
