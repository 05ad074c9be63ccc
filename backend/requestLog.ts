/** The maximum number of lines of one kind in a second. Anybody can cause such lines, so without a limit they would fill the disk. */
const LINES = 5
const SECOND = 1_000
const LONGEST_PATH = 200

export type RequestLog = (...parts: unknown[]) => void

/** Creates the log of a kind of line that requests cause, such as `missing pages`. A second's repeated and further lines are only counted. */
export function createRequestLog(kind: string, level: 'error' | 'warn' = 'error'): RequestLog {
  const printed = new Set<string>()
  let others = 0
  function endSecond(): void {
    if (others > 0) console[level](`… and ${others} more ${kind}`)
    printed.clear()
    others = 0
  }
  return (...parts) => {
    if (printed.size === 0) setTimeout(endSecond, SECOND)
    const line = parts.join(' ')
    if (printed.size === LINES || printed.has(line)) others += 1
    else {
      printed.add(line)
      console[level](...parts)
    }
  }
}

/** Cuts the path of a request for the log. */
export const shortPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path
