/** Adds the parts that all operations of the staff contract share. Its files name the others only (`openapi/staff/guide.md`). */

import { type Document, type Operation, type OperationEntry, operationsOf } from './document.ts'

const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })

export function completeShared(document: Document): void {
  for (const entry of operationsOf(document)) {
    const { operation } = entry
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...parametersOf(entry),
    ] as Operation['parameters']
    for (const [status, success] of Object.entries(operation.responses)) {
      if (status >= '300') continue
      const common = {
        'Content-Language': header('ContentLanguage'),
        'Cache-Control': header('NoStore'),
        Vary: header('Vary'),
      }
      success.headers = { ...common, ...success.headers }
    }
    const reason = operation['x-no-version']
    if (reason) operation.description += `\n\nThe call takes no \`If-Match\`: ${reason}.`
    // Its own description of a failure replaces the common one.
    operation.responses = sorted({ ...failuresOf(entry), ...operation.responses })
  }
}

function parametersOf({ method, operation }: OperationEntry) {
  return [
    parameter('AcceptLanguage'),
    ...(method === 'post' ? [parameter(operation['x-stream'] ? 'StreamKey' : 'IdempotencyKey')] : []),
    ...(operation['x-if-match'] ? [parameter('IfMatch')] : []),
  ]
}

function failuresOf({ method, path, operation }: OperationEntry): Operation['responses'] {
  const isKeyed = method === 'post'
  return {
    ...(operation['x-scope'] !== 'none' && {
      401: response('MissingToken'),
      403: response('MissingScope'),
      429: response('TooManyRequests'),
    }),
    ...(path.includes('{') && { 404: response('NotFound') }),
    ...(isKeyed && { 409: response('IdempotencyConflict') }),
    ...(operation['x-if-match'] && {
      412: response('PreconditionFailed'),
      428: response('PreconditionRequired'),
    }),
    ...(operation.requestBody && {
      // A stream may be of any size, and its lines are judged one by one.
      ...(!operation['x-stream'] && { 400: response('BadRequest'), 413: response('PayloadTooLarge') }),
      415: response('UnsupportedMediaType'),
    }),
    ...((isKeyed || operation.requestBody) && { 422: response('Unprocessable') }),
    500: response('InternalServerError'),
    503: response('ServiceUnavailable'),
  }
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
