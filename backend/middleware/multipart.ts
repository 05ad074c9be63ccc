import type { Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { decodeText, kindOf } from './decode.ts'

/**
 * Parses a multipart body: lists are repeated parts, objects JSON text, files stay blobs (interfaces §6). Throws 422 for an unknown
 * name, 413 for more parts than the schema allows, and a `TypeError` or `SyntaxError` for malformed input.
 */
export async function parseMultipart(
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
  { bodyKinds, bodyParts }: Pick<Row, 'bodyKinds' | 'bodyParts'>,
): Promise<Record<string, unknown>> {
  const most = Object.values(bodyParts).reduce((sum, count) => sum + count, 0)
  if (hasMoreParts(type, bytes, most)) throw new ProblemError(413)
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  const values = new Map<string, unknown[]>()
  for (const [name, part] of form) {
    if (!Object.hasOwn(bodyKinds, name)) throw unknownField(name)
    const kind = kindOf(bodyKinds, name)
    const parts = values.get(name) ?? []
    values.set(name, parts)
    if (part !== '' || !kind.endsWith('[]')) parts.push(decodePart(part, kind))
  }
  return Object.fromEntries(
    [...values].map(([name, parts]) => [name, valueOf(parts, kindOf(bodyKinds, name))]),
  )
}

/** A repeated part becomes a list, which the schema refuses if it takes a single value. */
const valueOf = (parts: unknown[], kind: string) =>
  kind.endsWith('[]') || parts.length > 1 ? parts : parts[0]

const unknownField = (field: string) =>
  new ProblemError(422, { errors: [{ field, rule: 'invalid', limit: 0 }] })

/** Decodes a part. Browsers send each line break as CRLF (HTML, "constructing the entry list"). */
function decodePart(part: FormDataEntryValue, kind: string): unknown {
  if (typeof part !== 'string') return part
  const kindOfPart = kind.replace('[]', '')
  const text = part.replaceAll('\r\n', '\n')
  return kindOfPart === 'json' ? JSON.parse(text) : decodeText(text, kindOfPart)
}

/** Counts the delimiters, one before each part and one at the end, without parsing the parts. */
function hasMoreParts(type: string, bytes: Uint8Array, most: number): boolean {
  const boundary = /;\s*boundary="?([^";\s]+)/i.exec(type)?.[1]
  if (boundary === undefined) return false
  const text = new TextDecoder('latin1').decode(bytes)
  let delimiters = 0
  for (let at = 0; (at = text.indexOf(`--${boundary}`, at)) >= 0; at += 1) {
    delimiters += 1
    if (delimiters > most + 1) return true
  }
  return false
}
