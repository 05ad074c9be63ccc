import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { answersOf } from './loadClient.ts'

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, 'localhost')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://localhost:${address.port}/some?thing`
}

const options = { headers: { 'Accept-Language': 'ja' }, connections: 3, seconds: 0.1 }

test('each answer is counted once, however many packets it has', async () => {
  const asked: (string | undefined)[] = []
  const url = await serve(({ url: path, headers }, response) => {
    asked.push(`${path} ${headers['accept-language']}`)
    const body = Buffer.alloc(asked.length % 2 ? 300_000 : 10, 200)
    response.setHeader('Content-Length', body.length).end(body)
  })
  const times = await answersOf(url, options)
  expect(times).toHaveLength(asked.length)
  expect(new Set(asked)).toEqual(new Set(['/some?thing ja']))
})

test('another status, or an answer without a length, ends the measurement', async () => {
  const failing = await serve((_request, response) => void response.writeHead(503).end())
  await expect(answersOf(failing, options)).rejects.toThrow('HTTP/1.1 503')
  const chunked = await serve((_request, response) => {
    response.write('one')
    response.end('two')
  })
  await expect(answersOf(chunked, options)).rejects.toThrow('An unexpected answer')
})
