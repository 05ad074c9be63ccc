import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createBodyWatch } from './bodyWatch.ts'

const SECOND = 1_000
const LIMITS = { grace: 10 * SECOND, bytesPerSecond: 1_000 }
let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Sends the head of a request; the test sends the body. The server reads the body only on demand. */
async function startUpload({ isRead = true } = {}) {
  let time = 0
  const watch = createBodyWatch(LIMITS, () => time)
  const arrived = Promise.withResolvers<[IncomingMessage, ServerResponse]>()
  server = createServer((incoming, outgoing) => {
    watch.add(incoming, outgoing)
    if (isRead) incoming.resume()
    incoming.on('end', () => outgoing.end('done'))
    arrived.resolve([incoming, outgoing])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const length = 1_000_000
  client.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`)
  const [incoming, outgoing] = await arrived.promise
  return {
    client,
    incoming,
    outgoing,
    length,
    checkAfter: (passed: number) => ((time += passed), watch.check()),
    size: watch.size,
  }
}

/** Sends bytes and waits until the server has received them. */
async function send(client: Socket, { socket }: IncomingMessage, count: number): Promise<void> {
  const before = socket.bytesRead
  client.write(Buffer.alloc(count))
  await expect.poll(() => socket.bytesRead - before).toBe(count)
}

test('a body that does not arrive gets 408 after some seconds, and the connection is closed', async () => {
  const { client, checkAfter } = await startUpload()
  const response = text(client)
  checkAfter(9 * SECOND)
  checkAfter(2 * SECOND)
  expect(await response).toMatch(/^HTTP\/1\.1 408 [^]*\r\nConnection: close\r\n[^]*request-timeout/)
})

test('a body that drips gets 408', async () => {
  const { client, incoming, checkAfter } = await startUpload()
  const response = text(client)
  for (let second = 0; second < 11; second += 1) {
    await send(client, incoming, 900)
    checkAfter(SECOND)
  }
  expect(await response).toMatch(/^HTTP\/1\.1 408 /)
})

test('a slow body that keeps the least rate is received', async () => {
  const { client, incoming, length, checkAfter } = await startUpload()
  const response = text(client)
  for (let second = 0; second < 20; second += 1) {
    await send(client, incoming, 1_100)
    checkAfter(SECOND)
  }
  client.write(Buffer.alloc(length - 20 * 1_100))
  expect(await response).toMatch(/^HTTP\/1\.1 200 /)
})

test('a body that the server does not read yet is not slow', async () => {
  const { client, incoming, length, checkAfter } = await startUpload({ isRead: false })
  const response = text(client)
  client.write(Buffer.alloc(length))
  await expect.poll(() => incoming.readableLength).toBeGreaterThanOrEqual(incoming.readableHighWaterMark)
  checkAfter(600 * SECOND)
  incoming.resume()
  expect(await response).toMatch(/^HTTP\/1\.1 200 /)
})

test('after the response has begun, a slow body only loses its connection', async () => {
  const { client, outgoing, checkAfter } = await startUpload()
  outgoing.writeHead(413).flushHeaders()
  checkAfter(11 * SECOND)
  client.on('error', () => {})
  const parts: string[] = []
  client.on('data', (part) => parts.push(String(part)))
  await new Promise((resolve) => client.on('close', resolve))
  expect(parts.join('')).not.toContain('408')
})

test('an unread body that was refused is forgotten once its connection is closed', async () => {
  const { client, incoming, outgoing, length, checkAfter, size } = await startUpload({ isRead: false })
  client.write(Buffer.alloc(length))
  await expect.poll(() => incoming.readableLength).toBeGreaterThanOrEqual(incoming.readableHighWaterMark)
  outgoing.writeHead(503).end()
  await once(outgoing, 'finish')
  expect(size()).toBe(1)
  client.destroy()
  if (!incoming.socket.closed) await once(incoming.socket, 'close')
  checkAfter(2 * SECOND)
  expect(size()).toBe(0)
})
