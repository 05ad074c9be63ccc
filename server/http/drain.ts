import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long idle connections stay open, in ms, because a request may be on its way. */
const LAST_REQUESTS = 300
/** The maximum time to finish responses, in ms. Docker kills a container after 10 s, and the store must be closed before that. */
const LONGEST_DRAIN = 8_000

/**
 * Prepares a server for a graceful stop and returns the function that stops it. The server then accepts no connections, responds
 * with `Connection: close`, and closes idle connections after `LAST_REQUESTS`. The function resolves when all connections are
 * closed. It destroys those still open after `LONGEST_DRAIN`.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  /** The response in progress of each connection, or null. */
  const connections = new Map<Socket, ServerResponse | null>()
  let isDraining = false
  let isPastLastRequests = false

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.set(socket, response)
    if (isDraining) response.setHeader('Connection', 'close')
    response.once('close', () => {
      if (connections.get(socket) !== response) return
      connections.set(socket, null)
      if (isPastLastRequests) socket.destroySoon()
    })
  })

  function closeIdle(): void {
    isPastLastRequests = true
    for (const [socket, response] of connections) if (!response) socket.destroySoon()
  }

  return async () => {
    isDraining = true
    for (const response of connections.values()) {
      if (response && !response.headersSent) response.setHeader('Connection', 'close')
    }
    const closed = new Promise<void>((resolve) => {
      // The `close` of HTTP servers would also cut connections with an incoming request.
      NetServer.prototype.close.call(server, () => resolve())
    })
    const timers = [setTimeout(closeIdle, LAST_REQUESTS), setTimeout(cutAll, LONGEST_DRAIN)]
    await closed
    for (const timer of timers) clearTimeout(timer)
  }

  function cutAll(): void {
    for (const socket of connections.keys()) socket.destroy()
  }
}
