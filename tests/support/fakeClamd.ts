/** A server that speaks clamd's INSTREAM: it finds a virus in each file that contains `SIGNATURE`. */

import { once } from 'node:events'
import { type AddressInfo, type Socket, createServer } from 'node:net'

export const SIGNATURE = 'HASHI-TEST-SIGNATURE'

const COMMAND = 'zINSTREAM\0'

/** Returns the chunks of a whole stream as one file; null while its end is missing. */
function fileOf(received: Buffer): Buffer | null {
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const verdict = (file: Buffer) => `stream: ${file.includes(SIGNATURE) ? 'Hashi.Test FOUND' : 'OK'}`

/** Starts the server on a free port, or on `port`. `reply` returns the reply to a file; null for none. */
export async function startFakeClamd({
  port = 0,
  reply = verdict,
}: { port?: number; reply?: (file: Buffer) => string | null } = {}) {
  const sockets = new Set<Socket>()
  const files: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const file = received.toString('latin1').startsWith(COMMAND) ? fileOf(received) : null
      if (!file) return
      files.push(file)
      const text = reply(file)
      if (text !== null) socket.end(`${text}\0`)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    files,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
