import { ProblemError } from '../problem.ts'

/**
 * Reads a body of at most so many bytes; ends with 413 as soon as more comes. The bytes are copied into one buffer, since a
 * body may come in millions of pieces, each of which would be an object.
 */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new ProblemError(413)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const bytes = new Uint8Array(most)
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, size)
    if (size + value.length > most) {
      await reader.cancel()
      throw new ProblemError(413)
    }
    bytes.set(value, size)
    size += value.length
  }
}
