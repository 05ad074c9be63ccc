import { ProblemError } from '../problem.ts'

/** The maximum number of chunks. Networks deliver 1,000 bytes or more at a time, so 2 MB take 2,000 chunks. A chunk costs about 20 µs. */
const MOST_PIECES = 10_000

/**
 * Reads a body. Throws 413 as soon as it exceeds `most` bytes or the maximum number of chunks, and 400 if it breaks off. All chunks are
 * copied into one buffer: otherwise tiny chunks would fill the memory with objects. The buffer grows with the received data, because a
 * client may announce 2 MB and send nothing. `reserve` is called with the length of each chunk; an error that it throws ends the reading.
 */
export async function readBytes(
  request: Request,
  most: number,
  reserve: (bytes: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('Content-Length')) || most
  if (announced > most) throw new ProblemError(413)
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  // The buffer takes its address range now, and memory only for received bytes.
  const buffer = new ArrayBuffer(0, { maxByteLength: most })
  const bytes = new Uint8Array(buffer)
  for (let pieces = 0; ; pieces += 1) {
    const { done, value } = await nextPiece(reader)
    // A copy, because `Response` takes no buffer that can be resized.
    if (done) return bytes.slice()
    const size = bytes.length
    const needed = size + value.length
    try {
      if (needed > most || pieces > MOST_PIECES) throw new ProblemError(413)
      reserve(value.length)
    } catch (error) {
      await reader.cancel()
      throw error
    }
    buffer.resize(needed)
    bytes.set(value, size)
  }
}

/** Reading fails if the sender hangs up, which is no fault of the server: nothing is logged, and the response is not read. */
async function nextPiece(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch {
    throw new ProblemError(400)
  }
}
