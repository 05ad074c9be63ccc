import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createFiles } from './files.ts'

const SCRIPT = 'export const bridge = 1'
const folder = mkdtempSync(join(tmpdir(), 'files-'))
const contents = {
  'assets/main-abc.js': SCRIPT,
  'assets/main-abc.js.br': brotliCompressSync(SCRIPT),
  'assets/main-abc.js.map': '{"version":3}',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
}
for (const [path, content] of Object.entries(contents)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const files = createFiles(folder)
// The server does not need the folder any more.
rmSync(folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.request(`http://localhost${path}`, { method, headers })

test('an asset never changes, so it is cached for a year', async () => {
  const { status, headers } = await get('/assets/main-abc.js')
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', null],
  ['br;q=0', null],
])('a client that accepts "%s" gets the encoding %s', async (accepted, encoding) => {
  const response = await get('/assets/main-abc.js', { 'Accept-Encoding': accepted })
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes).toEqual(encoding ? brotliCompressSync(SCRIPT) : Buffer.from(SCRIPT))
})

test.each(['br', 'gzip'])(
  'a client that has the file and accepts %s gets 304 without a body',
  async (accepted) => {
    const tag = (await get('/assets/main-abc.js')).headers.get('ETag') ?? ''
    const headers = { 'Accept-Encoding': accepted, 'If-None-Match': tag }
    const response = await get('/assets/main-abc.js', headers)
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect(response.headers.get('ETag')).toBe(tag)
    expect((await get('/favicon.svg', { 'If-None-Match': tag })).status).toBe(200)
  },
)

test('a HEAD request gets the headers alone', async () => {
  const response = await get('/favicon.svg', {}, 'HEAD')
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('Content-Type')).toContain('image/svg+xml')
})

test.each([
  '/assets/main-abc.js.map',
  '/assets/main-abc.js.br',
  '/.vite/manifest.json',
  '/assets/',
  '/assets/../.vite/manifest.json',
  '/assets/none.js',
])('%s is not served', async (path) => {
  expect((await get(path)).status).toBe(404)
})
