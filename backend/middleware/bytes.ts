import { ProblemError } from '../problem.ts'

/** A network hands over 1,000 bytes or more at a time, so that 2 MB come in 2,000 pieces. Each piece costs about 20 µs. */
const MOST_PIECES = 10_000

/**
 * Reads a body of at most so many bytes; ends with 413 as soon as more comes, or too many pieces. The bytes are copied into one buffer, since a
 * body may come in millions of pieces, each of which would be an object.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new ProblemError(413)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const bytes = new Uint8Array(most)
  let size = 0
  for (let pieces = 0; ; pieces += 1) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, size)
    if (size + value.length > most || pieces > MOST_PIECES) {
      await reader.cancel()
      throw new ProblemError(413)
    }
    bytes.set(value, size)
    size += value.length
  }
}
