import { Unavailable } from '#backend/ports/unavailable.ts'
import { operations } from '#openapi/generated/operations.ts'

/** The length of the longest body that an operation takes, in bytes. */
export const LONGEST_BODY = Math.max(...Object.values(operations).map(({ bodyBytes }) => bodyBytes))

/**
 * The maximum bytes of bodies in memory, unfinished ones and those in work. 32 MB are 20 entries with three files of 500 KB each. A
 * body in work takes several times its size, but each network works on one at a time. One network has 12 MB: seven such entries.
 */
const LIMITS = { all: 32 * 2 ** 20, network: 12 * 2 ** 20 }

/** The bytes of one request's body. */
export type BodyAccount = {
  /** Throws `Unavailable` if so many bytes would be refused now. They are not reserved, because a client may announce and not send. */
  expect: (bytes: number) => void
  /** Throws `Unavailable` if the network or the server holds too many bytes. */
  reserve: (bytes: number) => void
  /** Gives all bytes back. */
  close: () => void
}

/** Counts the bytes of bodies that the server holds, so that unfinished uploads cannot fill its memory. */
export function createBodyBudget({ all, network: share } = LIMITS) {
  const heldBy = new Map<string, number>()
  let held = 0

  function add(network: string, bytes: number): void {
    held += bytes
    const rest = (heldBy.get(network) ?? 0) + bytes
    if (rest > 0) heldBy.set(network, rest)
    else heldBy.delete(network)
  }

  function open(network: string): BodyAccount {
    let own = 0
    const expect = (bytes: number) => {
      if (held + bytes > all) throw new Unavailable('All requests together hold too many bytes')
      if ((heldBy.get(network) ?? 0) + bytes > share)
        throw new Unavailable('The requests of one network hold too many bytes')
    }
    return {
      expect,
      reserve(bytes) {
        expect(bytes)
        own += bytes
        add(network, bytes)
      },
      close() {
        add(network, -own)
        own = 0
      },
    }
  }

  return { open }
}
