/** Tests requests that the HTTP server refuses before the site sees them. */

import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createHttpServer } from './listen.ts'

const bodies: string[] = []
const server = createHttpServer(async (request) => {
  bodies.push(`${new URL(request.url).pathname} ${await request.text()}`)
  return new Response('ok')
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => void bodies.splice(0))
afterAll(() => void server.close())

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function exchange(lines: string[], rest = ''): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${rest}`)
  return text(socket)
}

const head = ['POST /first HTTP/1.1', 'Host: localhost']
const smuggled = 'GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n'

describe('a request with an ambiguous end gets 400, and nothing after it is read', () => {
  test.each<[string, string[], string]>([
    ['two lengths', ['Content-Length: 1', 'Content-Length: 2'], `a${smuggled}`],
    ['the same length twice', ['Content-Length: 1', 'Content-Length: 1'], `a${smuggled}`],
    ['a list of lengths', ['Content-Length: 1, 1'], `a${smuggled}`],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`],
    ['two encodings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${smuggled}`],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`],
    ['chunks that are not last', ['Transfer-Encoding: chunked, gzip'], `0\r\n\r\n${smuggled}`],
    [
      'an encoding before a tab',
      ['Transfer-Encoding:\tchunked', 'Content-Length: 5'],
      `0\r\n\r\n${smuggled}`,
    ],
    [
      'a blank before the colon',
      ['Transfer-Encoding : chunked', 'Content-Length: 5'],
      `0\r\n\r\n${smuggled}`,
    ],
    ['a folded header', ['Transfer-Encoding:', ' chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`],
    ['a negative length', ['Content-Length: -1'], smuggled],
    ['a length with a sign', ['Content-Length: +1'], `a${smuggled}`],
    ['a hexadecimal length', ['Content-Length: 0x1'], `a${smuggled}`],
    ['a length beyond 64 bits', ['Content-Length: 18446744073709551617'], `a${smuggled}`],
    ['a chunk without a size', ['Transfer-Encoding: chunked'], `x\r\n${smuggled}`],
    ['a chunk of a size beyond 64 bits', ['Transfer-Encoding: chunked'], `${'f'.repeat(17)}\r\n${smuggled}`],
    ['a chunk longer than its size', ['Transfer-Encoding: chunked'], `1\r\nab\r\n0\r\n\r\n${smuggled}`],
    ['a line that ends with LF', ['Content-Length: 1\nX-A: b'], `a${smuggled}`],
    ['a NUL in a header', ['X-A: a\0b', 'Content-Length: 1'], `a${smuggled}`],
    ['no host', [], ''],
    ['two hosts', ['Host: other', 'Content-Length: 1'], `a${smuggled}`],
    ['the same host twice', ['host: localhost', 'Content-Length: 1'], `a${smuggled}`],
  ])('%s', async (name, headers, rest) => {
    const start = name === 'no host' ? head.slice(0, 1) : head
    const response = await exchange([...start, ...headers], rest)
    expect(response).toMatch(/^HTTP\/1\.1 400 [^]*\r\nConnection: close\r\n/i)
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(bodies.filter((body) => body.startsWith('/second'))).toEqual([])
  })
})

test('headers that are too large get 431', async () => {
  expect(await exchange([...head, `X-A: ${'a'.repeat(20_000)}`])).toMatch(/^HTTP\/1\.1 431 /)
})

test('consecutive requests on one connection are handled', async () => {
  const rest = `ab${smuggled.replace('Host', 'Connection: close\r\nHost')}`
  const response = await exchange([...head, 'Content-Length: 2'], rest)
  expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
  expect(bodies.sort()).toEqual(['/first ab', '/second '])
})

test.each([
  ['that is longer than any operation takes', 413, 100_000_000],
  ['that the server has no room for', 503, 2_000_000],
])('the rest of a body %s is not read, and its client uses another connection', async (_, status, length) => {
  const refusing = createHttpServer(async () => new Response('refused', { status }))
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const [connection]: Socket[] = await once(refusing, 'connection')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`)
  socket.write(Buffer.alloc(length))
  socket.on('error', () => {})
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\r\\nConnection: close\\r\\n`, 'i'))
  // The socket fails before it closes, which `once` would report.
  await new Promise((resolve) => socket.on('close', resolve))
  expect(connection?.bytesRead).toBeLessThan(length / 2)
  refusing.close()
})

test('after a refused body of a usual length the connection can be used again', async () => {
  const refusing = createHttpServer(
    async ({ url }) => new Response(null, { status: url.endsWith('/second') ? 200 : 413 }),
  )
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n')
  const [refusal] = await once(socket, 'data')
  expect(String(refusal)).toMatch(/^HTTP\/1\.1 413 /)
  socket.write(Buffer.alloc(100_000))
  socket.write('GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  refusing.close()
})

test('a connection stays open for another request longer than proxies keep theirs', async () => {
  const site = createHttpServer(async () => new Response('ok'), { limits: { idle: 100 } })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(request)
  const [first] = await once(socket, 'data')
  expect(String(first)).toMatch(/\r\nKeep-Alive: timeout=75\r\n/i)
  // A connection without a request ends by the limit of idle ones meanwhile.
  const silent = connect(port, '127.0.0.1').resume()
  await once(silent, 'close')
  socket.write(request)
  const [second] = await once(socket, 'data')
  expect(String(second)).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
  site.close()
})
