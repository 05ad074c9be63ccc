import { isRecord } from '#domain/record.ts'
import type { Row } from '../http.ts'
import { ProblemError } from '../problem.ts'
import { decodeText, kindOf } from './decode.ts'

/** The largest bodies: JSON (a resume with its photo), and an entry with three files of 500 KB (spec §5). */
const LARGEST = { 'application/json': 1_048_576, 'multipart/form-data': 2_000_000 }

/** The body as plain values, not yet checked. Throws 415, 413 or 400. */
export async function readBody(request: Request, row: Row): Promise<unknown> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (!row.contentType || type !== row.contentType) throw new ProblemError(415)
  const bytes = await readBytes(request, LARGEST[row.contentType])
  try {
    return row.contentType === 'application/json'
      ? parseJson(bytes)
      : await parseForm(request, bytes, row.bodyKinds)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) throw new ProblemError(400)
    throw error
  }
}

/** The body of every operation is an object. */
function parseJson(bytes: Uint8Array): unknown {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  if (!isRecord(value)) throw new ProblemError(400)
  return value
}

/** Multipart: lists are repeated parts, objects JSON text, files stay blobs (interfaces §6). */
async function parseForm(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  kinds: Record<string, string>,
): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = await new Response(bytes, { headers }).formData()
  const values = [...new Set(form.keys())].map((name): [string, unknown] => {
    const kind = kindOf(kinds, name)
    const isList = kind.endsWith('[]')
    const parts = form
      .getAll(name)
      .filter((part) => !isList || part !== '')
      .map((part) => decodePart(part, kind))
    return [name, isList ? parts : parts[0]]
  })
  return Object.fromEntries(values)
}

/** Forms are sent with each line break as two characters, whatever was typed (HTML, "constructing the entry list"). */
function decodePart(part: FormDataEntryValue, kind: string): unknown {
  if (typeof part !== 'string') return part
  const kindOfPart = kind.replace('[]', '')
  const text = part.replaceAll('\r\n', '\n')
  return kindOfPart === 'json' ? JSON.parse(text) : decodeText(text, kindOfPart)
}

/** Reads a body up to a size; stops, with 413, as soon as more comes. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new ProblemError(413)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
    size += value.length
    if (size > most) {
      await reader.cancel()
      throw new ProblemError(413)
    }
    chunks.push(value)
  }
}
