import { isRecord } from '#domain/record.ts'
import type { ReadBytes, Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { readBytes } from './bytes.ts'
import { parseMultipart } from './multipart.ts'

/** Reads the body into plain values, not yet checked. Throws 415, 413 or 400. */
export async function readBody(request: Request, row: Row, read: ReadBytes = readBytes): Promise<unknown> {
  const header = requireType(request, row)
  const bytes = await read(request, row.bodyBytes)
  try {
    return row.contentType === 'application/json'
      ? parseJson(bytes)
      : await parseMultipart(header, bytes, row)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new ProblemError(400)
    throw error
  }
}

/** Returns the content type of a body. Throws 415 if it is not the one of the operation. */
export function requireType(request: Request, row: Row): string {
  const header = request.headers.get('Content-Type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase()
  if (!row.contentType || type !== row.contentType) throw new ProblemError(415)
  return header
}

/** The body of every operation is an object. */
function parseJson(bytes: Uint8Array): unknown {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (!isRecord(value)) throw new ProblemError(400)
  return value
}
