import { once } from 'node:events'
import { Agent, type Server, type ServerResponse, createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareDrain } from './drain.ts'

let server: Server | undefined
const agent = new Agent({ keepAlive: true })

afterEach(() => {
  server?.closeAllConnections()
  agent.destroy()
})

/** A server with responses that the test sends. */
async function startServer() {
  const waiting: ServerResponse[] = []
  server = createServer((_, response) => void waiting.push(response))
  const drain = prepareDrain(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { waiting, drain, port }
}

async function get(port: number): Promise<{ connection: string | undefined; body: string }> {
  const sent = request({ port, host: '127.0.0.1', agent }).end()
  const [response] = await once(sent, 'response')
  return { connection: response.headers.connection, body: await text(response) }
}

test('a request in progress is finished and its connection closed', async () => {
  const { waiting, drain, port } = await startServer()
  const response = get(port)
  await expect.poll(() => waiting.length).toBe(1)
  const drained = drain()
  waiting[0]?.end('late')
  expect(await response).toEqual({ connection: 'close', body: 'late' })
  await drained
})

test('a request on an open connection after the signal is handled', async () => {
  const { waiting, drain, port } = await startServer()
  const first = get(port)
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]?.end('first')
  expect(await first).toEqual({ connection: 'keep-alive', body: 'first' })
  const drained = drain()
  const second = get(port)
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.end('second')
  expect(await second).toEqual({ connection: 'close', body: 'second' })
  await drained
})

test('no new connection is accepted', async () => {
  const { waiting, drain, port } = await startServer()
  const response = get(port)
  await expect.poll(() => waiting.length).toBe(1)
  const drained = drain()
  const late = connect(port, '127.0.0.1')
  await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED')
  waiting[0]?.end()
  await Promise.all([response, drained])
})

test('silent connections do not delay the stop', async () => {
  const { drain, port } = await startServer()
  const silent = connect(port, '127.0.0.1')
  await once(silent, 'connect')
  const half = connect(port, '127.0.0.1')
  half.write('GET / HTTP/1.1\r\nHost:')
  await once(half, 'connect')
  await drain()
  expect(server?.listening).toBe(false)
})

test('a response that never ends is cut', async () => {
  const { waiting, drain, port } = await startServer()
  const failure = get(port).catch((error: unknown) => error)
  await expect.poll(() => waiting.length).toBe(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const drained = drain()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await failure).toMatchObject({ message: 'socket hang up' })
  await drained
})
