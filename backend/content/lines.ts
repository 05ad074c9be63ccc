/** Splits streams of JSON Lines. */

import { ProblemError } from '../problem.ts'

/** The longest line in bytes. */
const LONGEST = 1_000_000
const NEWLINE = 10

/** A property of a line that is no mistake. */
export type Mark = 'byteOrderMark' | 'carriageReturn'

/** A line with its number from 1, or the reason why it cannot be read. */
export type Line =
  | { number: number; text: string; marks: Mark[] }
  | { number: number; mistake: 'tooLong' | 'notUtf8' | 'utf16' }

/**
 * Yields the lines of a stream of bytes, without line ends, the byte order mark and blank lines. A longer line is skipped to its end, so
 * that no line takes more memory. A stream in UTF-16 has one line, a mistake.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let parts: Uint8Array[] = []
  let size = 0
  let number = 0
  let isOther = false

  function* end(): Generator<Line> {
    number += 1
    const line =
      size > LONGEST ? { number, mistake: 'tooLong' as const } : decode(decoder, number, parts, size)
    parts = []
    size = 0
    isOther = 'mistake' in line && line.mistake === 'utf16'
    if (!('text' in line) || line.text.trim() !== '') yield line
  }

  function add(part: Uint8Array): void {
    size += part.length
    if (size > LONGEST) parts = []
    else if (part.length > 0) parts.push(part)
  }

  for await (const chunk of chunksOf(stream)) {
    if (isOther) continue
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0 && !isOther; at = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, at))
      yield* end()
      from = at + 1
    }
    add(chunk.subarray(from))
  }
  if (size > 0 && !isOther) yield* end()
}

function decode(decoder: TextDecoder, number: number, parts: Uint8Array[], size: number): Line {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  if (number === 1 && isUtf16(bytes)) return { number, mistake: 'utf16' }
  try {
    return marked(number, decoder.decode(bytes))
  } catch {
    return { number, mistake: 'notUtf8' }
  }
}

/** The byte order marks of UTF-16, or a zero in a pair of bytes, as JSON begins with ASCII. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  first === 0 || second === 0 || (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

function marked(number: number, text: string): Line {
  const marks: Mark[] = []
  if (text.startsWith('\u{feff}')) marks.push('byteOrderMark')
  if (text.endsWith('\r')) marks.push('carriageReturn')
  return { number, text: text.replace(/^\u{feff}/u, '').replace(/\r$/, ''), marks }
}

/** Yields the chunks of a stream; none without one. */
export async function* chunksOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = stream?.getReader()
  if (!reader) return
  try {
    for (;;) {
      const { done, value } = await readChunk(reader)
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Reading fails if the sender hangs up, which is no fault of the server. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw new ProblemError(400)
  }
}

/** Returns values as a stream of JSON Lines. */
export function jsonLines(values: AsyncIterator<object>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await values.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
    },
    async cancel() {
      await values.return?.()
    },
  })
}
