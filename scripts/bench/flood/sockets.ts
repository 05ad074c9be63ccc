/** Attacks by connections that read or send slowly, or not at all. */

import { connect } from 'node:net'
import { type Attack, next } from './requests.ts'

type Socket = ReturnType<typeof connect>

/** Requests a page repeatedly and reads a few bytes a second of the responses. */
export function slowReaders(connections: number): Attack {
  return bySockets(connections, (socket) => {
    const ask = () => socket.write('GET /en/jobs HTTP/1.1\r\nHost: localhost\r\n\r\n')
    socket.pause()
    ask()
    return () => {
      socket.read(64)
      ask()
    }
  })
}

/** Sends a header line a second and never ends the request. */
export function slowHeaders(connections: number): Attack {
  return bySockets(connections, (socket) => {
    socket.write('POST /api/v1/entry HTTP/1.1\r\nHost: localhost\r\n')
    return () => socket.write(`X-Slow-${next()}: x\r\n`)
  })
}

/** Announces a body of an entry, sends its first bytes and then some bytes a second. */
export function unfinishedBodies(
  connections: number,
  { networks = 1, first, later }: { networks?: number; first: number; later: number },
): Attack {
  const headers = [
    'POST /api/v1/entry HTTP/1.1',
    'Host: localhost',
    'X-Requested-With: hashi',
    'Idempotency-Key: 5f0c7c1e-8a43-4f0e-9a0e-1f4a1c3b2d10',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 2000000',
  ]
  return bySockets(
    connections,
    (socket) => {
      socket.write(`${headers.join('\r\n')}\r\n\r\n`)
      socket.write(Buffer.alloc(first))
      return () => socket.write(Buffer.alloc(later))
    },
    networks,
  )
}

/** Holds sockets open, from addresses of several networks. `begin` returns the action of each socket, repeated every second. */
function bySockets(connections: number, begin: (socket: Socket) => () => void, networks = 1): Attack {
  return {
    connections,
    run: (origin, signal, connection) => keepOpen(origin, signal, begin, addressOf(connection % networks)),
  }
}

/** Returns an address of this machine that the visitor does not use. */
const addressOf = (network: number) => (network === 0 ? '127.0.0.1' : `127.0.1.${network}`)

/** Opens a socket and uses it once a second. Opens another if the server closes it. */
function keepOpen(
  origin: URL,
  signal: AbortSignal,
  begin: (socket: Socket) => () => void,
  localAddress: string,
): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      if (signal.aborted) return resolve()
      const socket = connect({ port: Number(origin.port), host: '127.0.0.1', localAddress })
      const again = setInterval(begin(socket), 1000)
      const stop = () => socket.destroy()
      signal.addEventListener('abort', stop, { once: true })
      socket.on('error', stop)
      socket.on('close', () => {
        clearInterval(again)
        signal.removeEventListener('abort', stop)
        setTimeout(open, 100)
      })
    }
    open()
  })
}
