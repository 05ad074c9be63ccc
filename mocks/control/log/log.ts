import type { ListRequestsOnly, LogDetail, LogEntry, LogList, UnhandledCall } from '../generated/client.ts'

/** The maximum number of requests. */
const KEPT = 500
/** The number of calls without an operation that the status names. */
const NAMED = 20

export type Log = ReturnType<typeof createLog>

/** The requests, the oldest first, and the calls without an operation, the newest first. */
export type SavedLog = { details: LogDetail[]; unhandled: UnhandledCall[] }

type Filter = { only?: ListRequestsOnly; after: number; limit: number }

/** The requests of the API, the newest `KEPT` of them. */
export function createLog() {
  let details: LogDetail[] = []
  let last = 0
  let unhandled: UnhandledCall[] = []

  return {
    /** Returns the number of the next entry. */
    nextNumber: () => ++last,
    add(detail: LogDetail) {
      details = [...details, detail].slice(-KEPT)
    },
    addUnhandled(call: UnhandledCall) {
      unhandled = [call, ...unhandled].slice(0, NAMED)
    },
    find: (number: number): LogDetail | null => details.find(({ entry }) => entry.number === number) ?? null,
    list({ only, after, limit }: Filter): LogList {
      const left = details
        .map(({ entry }) => entry)
        .filter((entry) => entry.number > after && (only === undefined || is[only](entry)))
      return { total: left.length, items: left.toReversed().slice(0, limit) }
    },
    unhandled: (): UnhandledCall[] => unhandled,
    count: () => details.length,
    countViolations: () => details.filter(({ entry }) => is.violations(entry)).length,
    clear() {
      details = []
      unhandled = []
    },
    all: (): SavedLog => ({ details, unhandled }),
    /** Takes over the requests of the previous page. The numbers continue. */
    restore(saved: SavedLog) {
      details = saved.details
      unhandled = saved.unhandled
      last = Math.max(
        last,
        ...details.map(({ entry }) => entry.number),
        ...unhandled.map((call) => call.number),
      )
    },
  }
}

const is: Record<ListRequestsOnly, (entry: LogEntry) => boolean> = {
  violations: ({ violations }) => violations.length > 0,
  unhandled: (entry) => entry.unhandled !== null,
}
