/** A file of the site could not be loaded. */
export class DownloadError extends Error {
  constructor(url: string, options?: ErrorOptions) {
    super(`${url} could not be loaded`, options)
    this.name = 'DownloadError'
  }
}

/** Loads a file of the site and reports the number of bytes so far, decompressed. Throws `DownloadError`, or the reason of the signal. */
export async function download(
  url: string,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok || !response.body) throw new Error(`Status ${response.status}`)
    return await collect(response.body, onBytes)
  } catch (error) {
    signal.throwIfAborted()
    throw new DownloadError(url, { cause: error })
  }
}

async function collect(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = body.getReader()
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue
    chunks.push(value)
    length += value.length
    onBytes(length)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** The time that the address of a saved file stays valid, in ms; browsers read the file after the click. */
const KEPT = 60_000

/** Within this time, in ms, a file is saved once. The slowest double click that a system can be set to takes 900 ms. */
const ONCE_WITHIN = 1_000

const last = { name: '', size: 0, at: -ONCE_WITHIN }

/** Saves bytes as a file, as a download. The second click of a double click saves no second file. */
export function saveFile(file: Blob, name: string): void {
  const at = performance.now()
  const isAgain = name === last.name && file.size === last.size && at - last.at < ONCE_WITHIN
  if (isAgain) return
  Object.assign(last, { name, size: file.size, at })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT)
}
