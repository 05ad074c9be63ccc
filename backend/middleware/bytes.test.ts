import { describe, expect, test } from 'vitest'
import { Unavailable } from '../ports/unavailable.ts'
import { readBytes } from './bytes.ts'

const MOST = 2_000_000

/** A request with a body that the test sends piece by piece. */
function upload(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: readable, headers, duplex: 'half' }
  return { request: new Request('http://localhost', init), writer: writable.getWriter() }
}

/** Counts the reserved bytes. */
function account() {
  const reserved: number[] = []
  return {
    reserve: (bytes: number) => void reserved.push(bytes),
    total: () => reserved.reduce((sum, bytes) => sum + bytes, 0),
  }
}

test('a body is read whole, however its pieces are cut', async () => {
  const { request, writer } = upload()
  const read = readBytes(request, MOST)
  const sent = Uint8Array.from({ length: 50_000 }, (_, at) => at % 251)
  for (let at = 0; at < sent.length;) {
    const size = 1 + (at % 997)
    await writer.write(sent.slice(at, at + size))
    at += size
  }
  await writer.close()
  expect(await read).toEqual(sent)
})

describe('memory', () => {
  test.each([
    ['without a length', {}],
    ['that announces 2 MB', { 'Content-Length': '2000000' }],
  ])('a body %s reserves at most twice the received bytes', async (_, headers) => {
    const { request, writer } = upload(headers)
    const { reserve, total } = account()
    const read = readBytes(request, MOST, reserve)
    await writer.write(new Uint8Array(100))
    expect(total()).toBeLessThanOrEqual(200)
    await writer.write(new Uint8Array(70_000))
    expect(total()).toBeLessThanOrEqual(140_200)
    await writer.close()
    expect((await read).length).toBe(70_100)
    expect(total()).toBeGreaterThanOrEqual(70_100)
  })

  test('a body of a known length reserves no more than that', async () => {
    const { request, writer } = upload({ 'Content-Length': '150000' })
    const { reserve, total } = account()
    const read = readBytes(request, MOST, reserve)
    for (let piece = 0; piece < 3; piece += 1) await writer.write(new Uint8Array(50_000))
    await writer.close()
    expect((await read).buffer.byteLength).toBe(150_000)
    expect(total()).toBe(150_000)
  })

  test('a body without memory for it is not read further', async () => {
    const { request, writer } = upload()
    const read = readBytes(request, MOST, () => {
      throw new Unavailable('Too many bytes')
    })
    void writer.write(new Uint8Array(100)).catch(() => {})
    await expect(read).rejects.toThrow('Too many bytes')
    await expect(writer.write(new Uint8Array(100))).rejects.toThrow()
  })
})

test('a body that breaks off is a bad request', async () => {
  const { request, writer } = upload()
  const read = readBytes(request, MOST)
  await writer.write(new Uint8Array(100))
  void writer.abort(new Error('The client has hung up'))
  await expect(read).rejects.toMatchObject({ status: 400 })
})
