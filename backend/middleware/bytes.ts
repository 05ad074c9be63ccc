import { ProblemError } from '../problem.ts'

/** The maximum number of chunks. Networks deliver 1,000 bytes or more at a time, so 2 MB take 2,000 chunks. A chunk costs about 20 µs. */
const MOST_PIECES = 10_000

/**
 * Reads a body. Throws 413 as soon as it exceeds `most` bytes or the maximum number of chunks. All chunks are copied into one buffer:
 * otherwise tiny chunks would fill the memory with objects.
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
