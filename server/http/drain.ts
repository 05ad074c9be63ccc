import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long open connections without a request are waited for, in ms: one may be on its way. */
const LAST_REQUESTS = 300
/** How long answers may take to be finished, in ms. Docker ends a container after 10 s, and the store is still to be closed. */
const LONGEST_DRAIN = 8_000

/**
 * Prepares a server to be stopped without cutting anybody off. The function that it answers stops it: no connection is accepted any
 * more, each request is answered with `Connection: close`, and connections without a request are closed after a moment. Resolves
 * when all connections are closed; those that take too long are cut.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  /** The answers under way by connection; null where there is none. */
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
      // That of HTTP would also cut connections on which a request may be arriving.
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
