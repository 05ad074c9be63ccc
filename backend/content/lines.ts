/** Splits streams of JSON Lines. */

import { ProblemError } from '../problem.ts'

/** The longest line in bytes. */
const LONGEST = 1_000_000
const NEWLINE = 10

/** A line with its number from 1, or the reason why it cannot be read. */
export type Line = { number: number; text: string } | { number: number; mistake: 'tooLong' | 'notUtf8' }

/**
 * Yields the lines of a stream of bytes, without line ends, the byte order mark and blank lines. A longer line is skipped to its end, so
 * that no line takes more memory.
 */
export async function* linesOf(stream: ReadableStream<Uint8Array> | null): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Uint8Array[] = []
  let size = 0
  let number = 0

  function* end(): Generator<Line> {
    number += 1
    const line =
      size > LONGEST ? { number, mistake: 'tooLong' as const } : decode(decoder, number, parts, size)
    parts = []
    size = 0
    if (!('text' in line) || line.text.trim() !== '') yield line
  }

  function add(part: Uint8Array): void {
    size += part.length
    if (size > LONGEST) parts = []
    else if (part.length > 0) parts.push(part)
  }

  for await (const chunk of chunksOf(stream)) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, at))
      yield* end()
      from = at + 1
    }
    add(chunk.subarray(from))
  }
  if (size > 0) yield* end()
}

function decode(decoder: TextDecoder, number: number, parts: Uint8Array[], size: number): Line {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  try {
    return { number, text: decoder.decode(bytes) }
  } catch {
    return { number, mistake: 'notUtf8' }
  }
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
