import { readBytes } from '#backend/middleware/bytes.ts'
import { ProblemError } from '#backend/problem.ts'
import type { Message } from '../generated/client.ts'

/** The maximum characters of a body in the log. */
const KEPT = 20_000
/** The beginning of a further line of a text in a form. */
export const INDENTED = '\n  '
/** The largest body that is read: more than any of the contract, in bytes. */
const LARGEST = 4_000_000

export type Body = {
  bytes: Uint8Array<ArrayBuffer>
  /** Null for a body that is neither text nor a form. */
  text: string | null
}

/** Reads the body of a copy of a message. Returns null for one that is too large or was aborted by its sender. */
export async function readMessage(message: Request | Response): Promise<Body | null> {
  try {
    const bytes = await bytesOf(message)
    return { bytes, text: await textOf(message.headers.get('Content-Type') ?? '', bytes) }
  } catch (error) {
    if (error instanceof ProblemError || error instanceof TypeError || isAborted(error)) return null
    throw error
  }
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

async function bytesOf(message: Request | Response): Promise<Uint8Array<ArrayBuffer>> {
  if (message instanceof Request) return readBytes(message, LARGEST)
  return new Uint8Array(await message.arrayBuffer())
}

async function textOf(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (type.startsWith('multipart/form-data')) return describeForm(type, bytes)
  return /json|^text\//.test(type) ? new TextDecoder().decode(bytes) : null
}

/** Lists the parts of a form, each on a line; further lines of a text are indented. Null for a malformed form. */
async function describeForm(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
    return [...form].map(([name, part]) => `${name}: ${describePart(part)}`).join('\n')
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

const describePart = (part: FormDataEntryValue) =>
  typeof part === 'string'
    ? part.replaceAll(/\r?\n/g, INDENTED)
    : `${part.name} (${part.type || 'no type'}, ${part.size} bytes)`

/** Returns a message for the log. Cookies are given apart, because browsers hide their headers. */
export function logged(
  headers: Headers,
  cookies: [name: string, value: string][],
  text: string | null,
): Message {
  const all = [...headers]
    .filter(([name]) => !['cookie', 'set-cookie'].includes(name))
    .concat(cookies)
    .map(([name, value]) => ({ name, value }))
  return {
    headers: all.sort((a, b) => (a.name < b.name ? -1 : 1)),
    body: text === null ? null : text.slice(0, KEPT),
  }
}
