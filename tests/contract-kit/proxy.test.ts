/** The passive proxy judges the traffic of an app. */
import { afterEach, expect, test } from 'vitest'
import { type Proxy, startProxy } from '../../contract-kit/src/proxy/judge.ts'
import { contract, createTarget } from './target.ts'

let proxy: Proxy

afterEach(() => proxy.stop())

const headers = { 'Accept-Language': 'en', 'X-Requested-With': 'hashi', 'Content-Type': 'application/json' }

test('traffic that keeps the contract has no findings, and is counted', async () => {
  const { transport } = await createTarget()
  proxy = await start(transport)
  const response = await fetch(`${proxy.url}/api/v1/case`, { headers })
  expect(response.status).toBe(200)
  expect(await response.json()).toHaveProperty('cases')
  await fetch(`${proxy.url}/a-page.html`)
  await expect.poll(() => proxy.log.coverage.get('listStories')?.get(200)?.calls).toBe(1)
  expect(proxy.log.findings).toEqual([])
})

test('calls beside the contract, and bodies that a lax backend accepts, are findings', async () => {
  proxy = await start(() => Promise.resolve(Response.json({ result: true }, { headers: lax })))
  await fetch(`${proxy.url}/api/v1/no-such-path`, { headers })
  const body = JSON.stringify({ email: 'a@example.com', age: 3 })
  await fetch(`${proxy.url}/api/v1/applicant/check-email`, { method: 'POST', headers, body })
  await expect
    .poll(() => proxy.log.findings.map(({ rule }) => rule))
    .toEqual(['request-known', 'status-declared', 'request-schema'])
})

const lax = { 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'Content-Language': 'en' }

function start(transport: (request: Request) => Promise<Response>): Promise<Proxy> {
  const settings = {
    target: new URL('http://localhost'),
    languages: ['ja' as const],
    allowWrites: false,
    isSelected: () => true,
    generated: 0,
    seed: 1,
  }
  return startProxy({ contract, settings, port: 0, transport })
}
