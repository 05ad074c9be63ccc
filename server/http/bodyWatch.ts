import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuseMalformed } from './lastResort.ts'

type RateLimits = {
  /** The initial time without a minimum rate, in ms. */
  grace: number
  /** The least average rate after that. */
  bytesPerSecond: number
}

/** An incoming body, with its start time in ms, and the connection's bytes until then. */
type Arriving = { outgoing: ServerResponse; since: number; bytes: number }

/**
 * Finds bodies that arrive too slowly: they get 408, or only a closed connection if their response has begun. One check covers all bodies,
 * so that thousands of silent connections need no timers of their own.
 */
export function createBodyWatch({ grace, bytesPerSecond }: RateLimits, now = () => performance.now()) {
  const arriving = new Map<IncomingMessage, Arriving>()

  function add(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = incoming.headers
    if (encoding === undefined && (length === undefined || length === '0')) return
    arriving.set(incoming, { outgoing, since: now(), bytes: incoming.socket.bytesRead })
  }

  function check(): void {
    for (const [incoming, body] of arriving) {
      if (hasEnded(incoming)) arriving.delete(incoming)
      else if (isWaitingForServer(incoming)) {
        body.since = now()
        body.bytes = incoming.socket.bytesRead
      } else if (isTooSlow(incoming, body)) {
        arriving.delete(incoming)
        refuse(incoming, body.outgoing)
      }
    }
  }

  function isTooSlow({ socket }: IncomingMessage, { since, bytes }: Arriving): boolean {
    const time = now() - since
    return time > grace && ((socket.bytesRead - bytes) * 1000) / time < bytesPerSecond
  }

  /** Returns the number of bodies that are arriving. */
  const size = () => arriving.size

  return { add, check, size }
}

/** Node does not destroy a request that was answered before its body was read, only its connection. */
const hasEnded = ({ complete, destroyed, socket }: IncomingMessage) =>
  complete || destroyed || socket.destroyed

/** The buffer is full while the request waits for its turn. */
const isWaitingForServer = ({ readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableLength >= readableHighWaterMark

function refuse({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy()
  else refuseMalformed(Object.assign(new Error('A slow body'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
}
