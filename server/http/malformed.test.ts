import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type TimeLimits, createHttpServer } from './listen.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** Sends bytes to the server and returns the status line and the body. */
async function send(
  bytes: string,
  limits: Partial<TimeLimits> = {},
): Promise<{ line: string; problem: unknown }> {
  server = createHttpServer(async (request) => new Response(await request.text()), { limits }).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toContain('Content-Type: application/problem+json')
  return { line: head.split('\r\n')[0] ?? '', problem: JSON.parse(body) }
}

test('headers that are too large get 431', async () => {
  expect(await send(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatchObject({
    line: 'HTTP/1.1 431 Request Header Fields Too Large',
    problem: { type: '/problems/headers-too-large', status: 431 },
  })
})

test('an unknown method is a bad request', async () => {
  expect(await send('NOTHING / HTTP/1.1\r\nHost: a\r\n\r\n')).toMatchObject({
    line: 'HTTP/1.1 400 Bad Request',
    problem: { type: '/problems/bad-request', status: 400 },
  })
})

test('a body that never arrives gets 408', async () => {
  const limits = { headers: 1_000, request: 10_000, body: 100, check: 50, idle: 10_000 }
  expect(await send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n', limits)).toMatchObject({
    line: 'HTTP/1.1 408 Request Timeout',
    problem: { type: '/problems/request-timeout', status: 408 },
  })
})

test('headers that never end get 408', async () => {
  const limits = { headers: 100, request: 1_000, body: 1_000, check: 50, idle: 1_000 }
  expect(await send('GET / HTTP/1.1\r\nHost:', limits)).toMatchObject({
    line: 'HTTP/1.1 408 Request Timeout',
    problem: { type: '/problems/request-timeout', status: 408 },
  })
})
