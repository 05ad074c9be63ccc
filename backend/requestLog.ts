/** The maximum number of lines of one kind in a second. Every client can cause such lines, so without a limit they would fill the disk. */
const LINES = 5
const SECOND = 1_000
const LONGEST_PATH = 200

export type RequestLog = (...parts: unknown[]) => void

type Options = { level?: 'error' | 'warn'; lines?: number }

/**
 * Creates the log of a kind of line that requests cause, such as `missing pages`. A second's further lines are only counted; their number
 * precedes the next line.
 */
export function createRequestLog(kind: string, { level = 'error', lines = LINES }: Options = {}): RequestLog {
  let since = -SECOND
  let count = 0
  return (...parts) => {
    const now = performance.now()
    if (now - since >= SECOND) {
      if (count > lines) console[level](`… and ${count - lines} more ${kind}`)
      since = now
      count = 0
    }
    count += 1
    if (count <= lines) console[level](...parts)
  }
}

/** Cuts the path of a request for the log. */
export const shortPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path

/** Returns the part of a thrown value for the log: an error's message, without its stack. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : error)
