/** Compares an answer of the target with the model's to the same call. */

import type { Operation } from '../contract/operations.ts'
import { parseSetCookie, plainName } from '../http/browser.ts'
import type { Answer, ModelFault } from '../http/exchange.ts'
import { type Json, isObject, shown } from '../json.ts'
import type { Alike } from './alike.ts'
import { differencesOf } from './differences.ts'

/** Headers with a value that follows from the call. */
const headers = ['Content-Language', 'Allow', 'Content-Disposition']
/** Two moments of a limit may differ by this number of seconds. */
const TOLERANCE = 10

/** Problems name the call; another check judges that. */
const isOwn = (path: string, { status }: Answer) => status >= 400 && path === '/instance'

/** Returns each difference, the greatest first: the status decides about everything else. */
export function compare(
  operation: Operation | null,
  target: Answer,
  model: Answer,
  isAlike: Alike,
): ModelFault[] {
  if (target.status !== model.status)
    return [{ place: 'status', expected: summaryOf(model), seen: summaryOf(target) }]
  // A path without an operation may say which one is meant.
  if (!operation) return []
  const bodies = isObject(model.json)
    ? differencesOf(
        model.json,
        target.json,
        (path, expected, seen) => isOwn(path, model) || isAlike(operation.id, path, expected, seen),
      )
    : []
  return [
    ...bodies.map(({ path, expected, seen }) => ({
      place: path.replaceAll(/\/\d+/g, '/*'),
      expected: `${path || '/'} is ${said(expected)}`,
      seen: said(seen),
    })),
    ...bytesOf(target, model),
    ...headersOf(target, model),
  ]
}

const said = (value: Json | undefined) => shown(value ?? (value === null ? 'null' : 'missing'))

function summaryOf({ status, text }: Answer): string {
  return `${status} ${shown(text, 400)}`
}

/** A file is returned as it is. */
function bytesOf(target: Answer, model: Answer): ModelFault[] {
  if (model.json !== undefined || model.text === target.text) return []
  return [{ place: 'body', expected: `the body ${shown(model.text)}`, seen: shown(target.text) }]
}

function headersOf(target: Answer, model: Answer): ModelFault[] {
  const wrong = headers.filter((name) => target.headers.get(name) !== model.headers.get(name))
  const faults = wrong.map((name) => ({
    place: name,
    expected: `${name}: ${model.headers.get(name) ?? 'none'}`,
    seen: target.headers.get(name) ?? 'none',
  }))
  const [after, expected] = [secondsOf(target), secondsOf(model)]
  if (Math.abs(after - expected) > TOLERANCE)
    faults.push({ place: 'Retry-After', expected: `Retry-After of ${expected} seconds`, seen: String(after) })
  const [cookies, others] = [cookiesOf(target), cookiesOf(model)]
  if (cookies !== others)
    faults.push({ place: 'Set-Cookie', expected: `the cookies: ${others}`, seen: cookies })
  return faults
}

const secondsOf = ({ headers: all }: Answer) => Number(all.get('Retry-After'))

/** The names of the cookies that an answer sets and removes. */
const cookiesOf = ({ setCookies }: Answer): string =>
  setCookies
    .map(parseSetCookie)
    .map(
      ({ name, value, attributes }) =>
        `${plainName(name)} ${value === '' || attributes.get('max-age') === '0' ? 'removed' : 'set'}`,
    )
    .toSorted()
    .join(', ') || 'none'
