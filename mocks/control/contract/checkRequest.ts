import type { Row } from '#backend/http.ts'
import { readBody } from '#backend/middleware/body.ts'
import { decodeTexts } from '#backend/middleware/decode.ts'
import { ProblemError } from '#backend/problem.ts'
import { parseId } from '#domain/ids.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { pathOf } from '../faults/declared.ts'
import type { Violation } from '../generated/client.ts'
import { issuesOf } from './issues.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const violation = (place: string, message: string): Violation => ({ side: 'request', place, message })

/** Returns the differences between a request and the contract: headers, path, query and body. Reads the body. */
export async function checkRequest(id: OperationId, request: Request): Promise<Violation[]> {
  const row: Row = operations[id]
  return [
    ...checkHeaders(row, request.headers),
    ...checkPath(id, row, new URL(request.url).pathname),
    ...checkQuery(row, new URL(request.url).searchParams),
    ...(row.body ? await checkBody(row, request) : []),
  ]
}

function checkHeaders({ requestedWith, idempotencyKey }: Row, headers: Headers): Violation[] {
  const found: Violation[] = []
  if (requestedWith && headers.get('X-Requested-With') !== 'hashi')
    found.push(violation('header X-Requested-With', 'must be hashi'))
  if (idempotencyKey && !UUID.test(headers.get('Idempotency-Key') ?? ''))
    found.push(violation('header Idempotency-Key', 'must be a UUID'))
  return found
}

function checkPath(id: OperationId, { params, paramKinds }: Row, pathname: string): Violation[] {
  if (!params) return []
  const given = pathname.split('/')
  const values = pathOf(id)
    .split('/')
    .flatMap((segment, index) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1]
      if (name === undefined) return []
      const text = decoded(given[index] ?? '')
      return [[name, paramKinds[name] === 'number' ? parseId(text) : text]]
    })
  return issuesOf(params, Object.fromEntries(values)).map(({ path, message }) =>
    violation(`path ${path}`, message),
  )
}

/** Returns the text unchanged if it is no valid escape. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function checkQuery({ query, queryKinds }: Row, given: URLSearchParams): Violation[] {
  const pairs = [...given]
  const unknown = pairs.filter(([name]) => !Object.hasOwn(queryKinds, name))
  const known = pairs.filter(([name]) => Object.hasOwn(queryKinds, name))
  return [
    ...unknown.map(([name]) => violation(`query ${name}`, 'is no parameter of the operation')),
    ...(query ? issuesOf(query, decodeTexts(known, queryKinds)) : []).map(({ path, message }) =>
      violation(`query ${path}`, message),
    ),
  ]
}

async function checkBody(row: Row, request: Request): Promise<Violation[]> {
  if (!row.body) return []
  try {
    const body = await readBody(request, row)
    return issuesOf(row.body, body).map(({ path, message }) =>
      violation(['body', path].filter(Boolean).join(' '), message),
    )
  } catch (error) {
    if (error instanceof ProblemError) return [violation('body', reasonOf(error, row))]
    throw error
  }
}

function reasonOf({ status, details }: ProblemError, { contentType, bodyBytes }: Row): string {
  if (status === 415) return `must have the media type ${contentType}`
  if (status === 413) return `must not be larger than ${bodyBytes} bytes or have too many parts`
  const field = details.errors?.[0]?.field
  return field === undefined ? 'is malformed' : `has the unknown part ${field}`
}
