import { brotliCompress, brotliDecompressSync, gunzipSync, gzip } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressResponse, compressed, compressedBetter } from './compress.ts'

vi.mock(import('node:zlib'), { spy: true })

const json = { 'Content-Type': 'application/json', Vary: 'Accept-Language' }
const long = JSON.stringify({ introduction: '日本で働く。'.repeat(200) })

function requestWith(accepted: string | null): Request {
  return new Request('http://localhost/api/v1/job', {
    headers: accepted === null ? {} : { 'Accept-Encoding': accepted },
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
] as const)('a client that accepts "%s" gets %s', async (accepted, encoding, decode) => {
  const response = await compressResponse(
    new Response(long, { status: 201, headers: json }),
    requestWith(accepted),
  )
  expect(response.status).toBe(201)
  expect(response.headers.get('Content-Type')).toBe('application/json')
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.length).toBeLessThan(200)
  expect(decode(bytes).toString()).toBe(long)
})

test.each([
  ['a client that accepts none', long, json, null],
  ['a short text', '{"count":1}', json, 'br'],
  ['a response that sets a cookie', long, { ...json, 'Set-Cookie': 'session=secret' }, 'br'],
  ['a file', long, { 'Content-Type': 'application/pdf' }, 'br'],
])('%s is not compressed', async (_, body, headers, accepted) => {
  const response = await compressResponse(new Response(body, { headers }), requestWith(accepted))
  expect(response.headers.has('Content-Encoding')).toBe(false)
  expect(await response.text()).toBe(body)
})

test('a response without a body has none', async () => {
  const response = await compressResponse(new Response(null, { status: 204 }), requestWith('br'))
  expect([response.status, response.body]).toEqual([204, null])
})

test('a text that is sent again gets a better compression', async () => {
  const text = Array.from({ length: 2_000 }, (_, at) => `${at} ${(at * 7919) % 1013} 日本`).join('\n')
  const encode = compressedBetter(text)
  const length = async () => (await encode(requestWith('br'))).body.length
  const [first, second] = [await length(), await length()]
  expect(second).toBe(first)
  await expect.poll(length).toBeLessThan(first)
  expect(brotliDecompressSync((await encode(requestWith('br'))).body).toString()).toBe(text)
})

test.each([
  ['gzip', gzip, compressed, gunzipSync],
  ['br', brotliCompress, compressedBetter, brotliDecompressSync],
] as const)(
  'a text that %s fails for is sent as it is, and compressed for the next request',
  async (...given) => {
    const [encoding, compress, cached, decode] = given
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.mocked(compress).mockImplementationOnce(() => {
      throw new Error('There is no memory')
    })
    const encode = cached(long)
    const failed = await encode(requestWith(encoding))
    expect(failed.headers).toEqual({})
    expect(new TextDecoder().decode(failed.body)).toBe(long)
    expect(log.mock.calls).toEqual([['A response was not compressed:', 'There is no memory']])
    const next = await encode(requestWith(encoding))
    expect(next.headers).toEqual({ 'Content-Encoding': encoding })
    expect(decode(next.body).toString()).toBe(long)
  },
)
