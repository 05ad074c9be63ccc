import type { Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { decodeText, kindOf } from './decode.ts'

/** The maximum length of an object's text. A row of skills, the only object in a form, has some 40 characters. */
const LONGEST_OBJECT = 10_000

/**
 * Parses a multipart body: lists are repeated parts, objects JSON text, files stay blobs (interfaces §6). Unknown names stay, so
 * that the schema refuses them together with wrong values. Throws 413 for more parts than the schema allows and for the long text of an object, 400 for an ambiguous type, and a `TypeError` or
 * `SyntaxError` for malformed input.
 */
export async function parseMultipart(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
  { bodyKinds, bodyParts }: Pick<Row, 'bodyKinds' | 'bodyParts'>,
): Promise<Record<string, unknown>> {
  const most = Object.values(bodyParts).reduce((sum, count) => sum + count, 0)
  const boundary = boundaryOf(type)
  if (hasMoreParts(boundary, bytes, most)) throw new ProblemError(413)
  // The parser gets a header that it can only read in the same way.
  const headers = { 'Content-Type': `multipart/form-data; boundary="${boundary}"` }
  const form = await new Response(bytes, { headers }).formData()
  requireUnicode(form, bytes)
  const values = new Map<string, unknown[]>()
  for (const [name, part] of form) {
    const kind = kindOf(bodyKinds, name)
    const parts = values.get(name) ?? []
    values.set(name, parts)
    if (part !== '' || !kind.endsWith('[]')) parts.push(decodePart(part, kind))
  }
  return Object.fromEntries(
    [...values].map(([name, parts]) => [name, valueOf(parts, kindOf(bodyKinds, name))]),
  )
}

/** Throws 400 for a text that is no UTF-8: the parser replaces wrong bytes by U+FFFD, which then is not in the body itself. */
function requireUnicode(form: FormData, bytes: Uint8Array): void {
  const replaced = Array.from(form, ([, part]) => (typeof part === 'string' ? part : part.name)).filter(
    (text) => text.includes('\uFFFD'),
  )
  if (replaced.length === 0) return
  const latin = new TextDecoder('latin1')
  const body = latin.decode(bytes)
  const isSent = (text: string) => body.includes(latin.decode(new TextEncoder().encode(text)))
  if (!replaced.every(isSent)) throw new ProblemError(400)
}

/** A repeated part becomes a list, which the schema refuses if it takes a single value. */
const valueOf = (parts: unknown[], kind: string) =>
  kind.endsWith('[]') || parts.length > 1 ? parts : parts[0]

/** Decodes a part. Browsers send each line break as CRLF (HTML, "constructing the entry list"). */
function decodePart(part: FormDataEntryValue, kind: string): unknown {
  if (typeof part !== 'string') return part
  const kindOfPart = kind.replace('[]', '')
  const text = part.replaceAll('\r\n', '\n')
  if (kindOfPart !== 'json') return decodeText(text, kindOfPart)
  if (text.length > LONGEST_OBJECT) throw new ProblemError(413)
  return JSON.parse(text)
}

/** Matches a parameter with a value in the characters of a boundary (RFC 2046, 5.1.1), except blanks. */
const PARAMETER = /^(boundary|charset)=("?)([\w'()+,./:=?-]{1,70})\2$/i

/**
 * Returns the boundary of a media type. Throws 400 without exactly one, and for a parameter that is neither a boundary nor a character set:
 * parsers disagree about headers such as `x=";boundary=a"; boundary=b`.
 */
function boundaryOf(type: string): string {
  const parameters = type
    .split(';')
    .slice(1)
    .map((text) => PARAMETER.exec(text.trim()))
  const boundaries = parameters.filter((found) => found?.[1]?.toLowerCase() === 'boundary')
  const boundary = boundaries[0]?.[3]
  if (boundary === undefined || boundaries.length > 1 || parameters.includes(null))
    throw new ProblemError(400)
  return boundary
}

/** Counts the delimiters, one before each part and one at the end, without parsing the parts. */
function hasMoreParts(boundary: string, bytes: Uint8Array, most: number): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  let delimiters = 0
  for (let at = 0; (at = text.indexOf(`--${boundary}`, at)) >= 0; at += 1) {
    delimiters += 1
    if (delimiters > most + 1) return true
  }
  return false
}
