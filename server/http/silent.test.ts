/** Connections that send nothing end by the time limit of headers, and others are answered meanwhile. */

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpServer } from './listen.ts'

const SILENT = 2_000
/** Fewer than the connections that may wait for the server to accept them (511 in Node): the system would drop others unseen. */
const AT_ONCE = 200

test(`${SILENT} silent connections end, and pages are answered meanwhile`, async () => {
  // Without the limit of idle connections, which would end them as well.
  const limits = { headers: 2_000, check: 100, idle: 0 }
  const server = createHttpServer(async () => new Response('page'), { limits }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  let ended = 0
  const open = async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('close', () => (ended += 1))
    // Without reading, the end of the connection would not be seen.
    socket.resume()
    await once(socket, 'connect')
  }
  for (let opened = 0; opened < SILENT; opened += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, open))
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toBe('page')
  await expect.poll(() => ended).toBe(SILENT)
  server.close()
  server.closeAllConnections()
})
