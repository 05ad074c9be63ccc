/** The socket and the port of the staff API: their owners, limits and stop. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { type RequestOptions, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStaffApp } from '#backend/staff/app.ts'
import { sampleCompany } from '#content/company.ts'
import { createMockEnv } from '#mocks/env.ts'
import { createStaffEnv } from '#server/staff/env.ts'
import { startStaffListeners } from '#server/staff/listeners.ts'
import { createMetricsApp } from '#server/staff/metrics.ts'
import { freePort } from '../../scripts/programs.ts'

let folder: string
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hashi-staff-'))
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await rm(folder, { recursive: true })
})

const configured = {
  origin: 'http://localhost',
  seed: {},
  company: sampleCompany,
  intake: { kind: 'desk' as const },
  smtpUrl: null,
  databaseUrl: null,
  captcha: null,
  clamd: null,
}

const backups = {
  write: async () => 'backup-file' as const,
  restore: async () => 'backup-file' as const,
}

async function start(staffPort: number | null = null) {
  const env = await createMockEnv()
  const stopping = new AbortController()
  const config = { ...configured, dataFolder: folder, staffPort, staffHost: '127.0.0.1' }
  const api = createStaffApp(createStaffEnv(env, config, { stopping: stopping.signal, backups }))
  const metrics = createMetricsApp(env, async () => 'hashi_mails 1\n')
  const stop = await startStaffListeners({ api, metrics, observed: (site) => site }, config)
  const stopAll = async () => {
    stopping.abort()
    await stop()
  }
  stops.push(stopAll)
  return { env, stop: stopAll }
}

type Sent = RequestOptions & { body?: string | Buffer }

async function send({ body, ...options }: Sent): Promise<{ status: number | undefined; body: string }> {
  const sent = request({ host: '127.0.0.1', agent: false, ...options })
  // The server may refuse a body before it has read it.
  sent.on('error', () => {})
  sent.end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, body: await text(response) }
}

const socket = () => join(folder, 'staff.sock')
const atSocket = (path: string, options: Sent = {}) =>
  send({ socketPath: socket(), path: `/staff/v1${path}`, ...options })

describe('the socket', () => {
  test('answers its owner without a token, and nothing else is left in the folder', async () => {
    await start()
    expect((await atSocket('/tokens')).status).toBe(200)
    expect((await stat(socket())).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['staff.sock'])
  })

  test('disappears with its server', async () => {
    const { stop } = await start()
    await stop()
    expect(await readdir(folder)).toEqual([])
  })

  test('of a killed process is replaced', async () => {
    const program = `import { createServer } from 'node:net'
      createServer().listen(${JSON.stringify(socket())}, () => console.log('ready'))`
    const owner: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program])
    if (!owner.stdout) throw new Error('The owner has no output')
    await once(owner.stdout, 'data')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await readdir(folder)).toEqual(['staff.sock'])
    await start()
    expect((await atSocket('/check')).status).toBe(200)
  })

  test('of a living process stays, also when the later process stops', async () => {
    const other = createServer().listen(socket())
    await once(other, 'listening')
    const { ino } = await stat(socket())
    const { stop } = await start()
    await stop()
    expect((await stat(socket())).ino).toBe(ino)
    other.close()
    await once(other, 'close')
  })

  test('in a folder with a path that is too long is a warning, and the port answers', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const whole = folder
    folder = join(whole, 'x'.repeat(120))
    await mkdir(folder)
    const port = await freePort()
    await start(port)
    expect(warn).toHaveBeenCalledOnce()
    expect((await send({ port, path: '/staff/v1/openapi.json' })).status).toBe(200)
    folder = whole
  })
})

describe('the port', () => {
  test('needs a token, whatever its headers claim', async () => {
    const port = await freePort()
    await start(port)
    const call = (headers: Record<string, string>) => send({ port, path: '/staff/v1/tokens', headers })
    expect((await call({})).status).toBe(401)
    expect((await call({ 'X-Hashi-User': 'root', Cookie: 'isOwner=true' })).status).toBe(401)
    const contract = await send({ port, path: '/staff/v1/openapi.json' })
    expect(JSON.parse(contract.body)).toMatchObject({ info: { title: 'Hashi staff API' } })
  })

  test('has metrics for a token that may read', async () => {
    const port = await freePort()
    await start(port)
    expect((await send({ port, path: '/metrics' })).status).toBe(401)
    expect(await send({ socketPath: socket(), path: '/metrics' })).toEqual({
      status: 200,
      body: 'hashi_mails 1\n',
    })
  })

  test('that is taken is named with its variable', async () => {
    const port = await freePort()
    await start(port)
    await expect(start(port)).rejects.toThrow(`HASHI_STAFF_PORT is "${port}": cannot be used`)
  })

  test('refuses bodies beyond the limit before it reads them', async () => {
    const port = await freePort()
    await start(port)
    const body = Buffer.alloc(20_000_000, ' ')
    const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const answer = await send({
      socketPath: socket(),
      method: 'POST',
      path: '/staff/v1/tokens',
      headers,
      body,
    })
    expect(answer.status).toBe(413)
  })
})

test('calls that wait for events do not hold the stop', async () => {
  const { env, stop } = await start()
  const after = vi.spyOn(env.store.events, 'after')
  const waiting = atSocket('/events?wait=25')
  await expect.poll(() => after.mock.calls.length).toBeGreaterThan(0)
  await stop()
  expect(await waiting).toMatchObject({ status: 200, body: '{"items":[],"last":"0"}' })
})
