/** Faults in the order of the checks, and in the media types and syntax of bodies. */

import type { Operation } from '../../../contract-kit/src/contract/operations.ts'
import { isObject, parseJson } from '../../../contract-kit/src/json.ts'
import { type Break, withBody } from '../breaking.ts'
import { callHeaders, calls, refusal, sessionOf } from './callTools.ts'
import type { CallFault } from './mutation.ts'

export const orderFaults = (operation: Operation): CallFault[] => [
  ...Object.entries(orders(operation)).map(([name, breaks]) => ({
    name,
    family: 'calls: order of checks' as const,
    breaks,
  })),
  ...Object.entries(mediaTypes(operation)).map(([name, breaks]) => ({
    name,
    family: 'calls: media types' as const,
    breaks,
  })),
]

const lacksHeader = ({ headers }: Request) => headers.get('X-Requested-With') !== 'hashi'
const lacksType = ({ headers }: Request, type: string) =>
  !(headers.get('Content-Type') ?? '').startsWith(type)

/** Refuses calls at once that an earlier check should have refused. */
function early(
  operation: Operation,
  [status, type]: [number, string],
  isEarly: (request: Request, text: string) => boolean,
): Break {
  return calls(operation, async (request, send) =>
    isEarly(request, await request.clone().text())
      ? refusal(request, status, `/problems/${type}`)
      : send(request),
  )
}

function orders(operation: Operation): Record<string, Break> {
  return {
    ...(operation.isSecured && ofSession(operation)),
    ...(operation.body && ofBody(operation, operation.body.type)),
    ...(hasParameter(operation, 'Idempotency-Key') && {
      'the key before the body': calls(operation, async (request, send) =>
        request.headers.has('Idempotency-Key') || lacksHeader(request) || !mayCall(operation, request)
          ? send(request)
          : keyMissing(request, send),
      ),
    }),
  }
}

const hasParameter = ({ parameters }: Operation, name: string) =>
  parameters.some((each) => each.name === name)
const isBroken = (text: string) => !isObject(parseJson(text))
const lacksSession = (request: Request) => sessionOf(request) === null
const mayCall = ({ isSecured }: Operation, request: Request) => !isSecured || !lacksSession(request)

/** The session is checked after the header of a write, and before path, query and body. */
function ofSession(operation: Operation): Record<string, Break> {
  const isReading = operation.method === 'GET'
  return {
    ...(!isReading && {
      'the session before X-Requested-With': early(
        operation,
        [401, 'unauthorized'],
        (request) => lacksHeader(request) && lacksSession(request),
      ),
    }),
    ...(operation.parameters.some((each) => each.in === 'path') && {
      'the path before the session': early(
        operation,
        [404, 'not-found'],
        (request) =>
          (isReading || !lacksHeader(request)) &&
          lacksSession(request) &&
          /\/(?:0\d|\d+[^\d/]|no-such|2147483647)/.test(decodeURI(new URL(request.url).pathname)),
      ),
    }),
    ...(isReading &&
      hasParameter(operation, 'page') && {
        'the query before the session': early(
          operation,
          [422, 'validation'],
          ({ url, headers }) =>
            !/hashi_sid/.test(headers.get('Cookie') ?? '') && new URL(url).searchParams.get('page') === '0',
        ),
      }),
  }
}

/** The media type is checked after header and session, the syntax of JSON after the type. */
function ofBody(operation: Operation, type: string): Record<string, Break> {
  const isJson = type === 'application/json'
  return {
    'the type before X-Requested-With': early(
      operation,
      [415, 'unsupported-media-type'],
      (request) => lacksHeader(request) && lacksType(request, type),
    ),
    ...(operation.isSecured && {
      'the type before the session': early(
        operation,
        [415, 'unsupported-media-type'],
        (request) => !lacksHeader(request) && lacksSession(request) && lacksType(request, type),
      ),
    }),
    ...(isJson &&
      operation.isSecured && {
        'the syntax before the session': early(
          operation,
          [400, 'bad-request'],
          (request, text) => !lacksHeader(request) && lacksSession(request) && isBroken(text),
        ),
      }),
    ...(isJson && {
      'the syntax before the type': early(
        operation,
        [400, 'bad-request'],
        (request, text) =>
          !lacksHeader(request) && mayCall(operation, request) && lacksType(request, type) && isBroken(text),
      ),
    }),
  }
}

/** Answers with the error of the key, whatever the body is. */
async function keyMissing(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await send(request.clone())
  return [400, 413, 415, 422].includes(response.status)
    ? refusal(request, 422, '/problems/validation', [
        { field: 'Idempotency-Key', rule: 'invalid', message: '' },
      ])
    : response
}

function mediaTypes(operation: Operation): Record<string, Break> {
  const { body } = operation
  if (!body) return {}
  const setType = (isSet: (type: string | null) => boolean): Break =>
    callHeaders(operation, (headers) => {
      if (isSet(headers.get('Content-Type'))) headers.set('Content-Type', body.type)
    })
  const refuseType = (pattern: RegExp): Break =>
    callHeaders(operation, (headers) => {
      if (pattern.test(headers.get('Content-Type') ?? '')) headers.set('Content-Type', 'text/plain')
    })
  if (body.type !== 'application/json')
    return {
      'broken forms accepted': calls(operation, async (request, send) => {
        const response = await send(request)
        return response.status === 400 ? refusal(request, 422, '/problems/validation', []) : response
      }),
    }
  const read = (change: (text: string) => string): Break =>
    calls(operation, async (request, send) => {
      const text = await request.clone().text()
      const changed = change(text)
      return send(changed === text ? request : withBody(request, changed))
    })
  return {
    'text accepted as JSON': setType((type) => type?.startsWith('text/plain') ?? false),
    'no type accepted as JSON': setType((type) => type === null),
    'JSON with a charset refused': refuseType(/charset/i),
    'JSON in upper case refused': refuseType(/[A-Z]/),
    'broken JSON read as {}': read((text) => (parseJson(text) === undefined ? '{}' : text)),
    'a list read as {}': read((text) => (text.startsWith('[') ? '{}' : text)),
    'null read as {}': read((text) => (text === 'null' ? '{}' : text)),
    'a body of any size': read((text) => (text.length > 2_300_000 ? '{}' : text)),
  }
}
