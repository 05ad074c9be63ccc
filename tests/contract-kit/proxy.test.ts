/** The passive proxy judges the traffic of an app. */

import { afterEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../contract-kit/src/cli/command.ts'
import type { Transport } from '../../contract-kit/src/http/client.ts'
import { type Proxy, startProxy } from '../../contract-kit/src/proxy/judge.ts'
import { freePort } from '../../scripts/programs.ts'
import { capturePrinted } from './printed.ts'
import { contract, createTarget } from './target.ts'

let proxy: Proxy | undefined

afterEach(async () => {
  await proxy?.stop()
  proxy = undefined
})

const headers = { 'Accept-Language': 'en', 'X-Requested-With': 'hashi', 'Content-Type': 'application/json' }

test('traffic according to the contract has no findings, and is counted', async () => {
  const { transport } = await createTarget()
  proxy = await start(transport)
  const response = await fetch(`${proxy.url}/api/v1/case`, { headers })
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('cases')
  await fetch(`${proxy.url}/a-page.html`)
  await expect.poll(() => proxy?.log.coverage.get('listStories')?.get(200)?.calls).toBe(1)
  expect(proxy.log.findings).toEqual([])
})

test('a port that is taken is named with its option', async () => {
  const { transport } = await createTarget()
  proxy = await start(transport)
  const { port } = new URL(proxy.url)
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await main(['--target', 'http://localhost:9', '--proxy', port])).toBe(2)
  expect(print).toHaveBeenCalledWith(`The proxy cannot use port ${port}. Choose another with --proxy.`)
})

test('calls beside the contract, and bodies that a lax backend accepts, are findings', async () => {
  proxy = await start(() => Promise.resolve(Response.json({ result: true }, { headers: lax })))
  await fetch(`${proxy.url}/api/v1/no-such-path`, { headers })
  const body = JSON.stringify({ email: 'a@example.com', age: 3 })
  await fetch(`${proxy.url}/api/v1/applicant/check-email`, { method: 'POST', headers, body })
  await expect
    .poll(() => proxy?.log.findings.map(({ rule }) => rule))
    .toEqual(['request-known', 'status-declared', 'request-schema'])
})

test('the curl line of a GET repeats it as a GET', async () => {
  proxy = await start(() => Promise.resolve(Response.json({ cases: [] }, { headers: lax })))
  await fetch(`${proxy.url}/api/v1/case`, { headers: { 'Accept-Language': 'en' } })
  await expect.poll(() => proxy?.log.findings.length).toBeGreaterThan(0)
  const { curl } = proxy.log.findings[0] ?? {}
  expect(curl).toMatch(/^curl -i -H .*'http:\/\/localhost\/api\/v1\/case'$/)
  expect(curl).not.toMatch(/ -X | --data/)
})

const lax = { 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'Content-Language': 'en' }

describe('a command after --', () => {
  const printed = capturePrinted()

  /** Runs a script of Node as the app behind the proxy; returns the exit code. */
  const judge = async (script: string, transport?: Transport, program = process.execPath) => {
    const args = ['--target', 'http://localhost', '--proxy', String(await freePort())]
    return main([...args, '--', program, '-e', script], transport ?? (await createTarget()).transport)
  }
  const get = (path: string) =>
    `const { status } = await fetch(process.env.HASHI_PROXY_URL + '/api/v1${path}', { headers: { 'Accept-Language': 'en' } });`

  test('makes the traffic, and the run ends with it', async () => {
    expect(await judge(`${get('/case')} process.exitCode = status === 200 ? 0 : 9`)).toBe(0)
    expect(printed()).toContain('1 call')
  })

  test('that calls beside the contract has a finding', async () => {
    expect(await judge(get('/cases'))).toBe(1)
    expect(printed()).toContain('request-known')
  })

  test('that fails is reported', async () => {
    expect(await judge('process.exitCode = 3')).toBe(6)
    expect(printed()).toContain('The command ended with the code 3')
  })

  test('that cannot be started ends the run', async () => {
    expect(await judge('', undefined, 'no-such-program')).toBe(6)
    expect(printed()).toContain('The command could not be started')
  })
})

function start(transport: Transport): Promise<Proxy> {
  const settings = {
    target: new URL('http://localhost'),
    languages: ['ja' as const],
    allowWrites: false,
    isSelected: () => true,
    generated: 0,
    seed: 1,
    model: false,
    mailWait: 0,
  }
  return startProxy({ contract, settings, port: 0, transport })
}
