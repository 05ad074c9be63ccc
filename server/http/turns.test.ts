import { describe, expect, test, vi } from 'vitest'
import { createApp } from '#backend/app.ts'
import type { Handlers } from '#backend/operation.ts'
import { createMockEnv } from '#mocks/env.ts'
import { siteParts } from '../../tests/support/siteParts.ts'
import { createSite } from '../app.ts'

describe('writes', () => {
  const network = { attacker: '198.51.100.1', visitor: '198.51.100.2' }

  /** A site with address checks that wait until the test ends them. */
  async function createSlowSite() {
    const working: string[] = []
    const ends: (() => void)[] = []
    const checkEmail: Handlers['checkEmail'] = async ({ body }) => {
      working.push(body.email)
      await new Promise<void>((resolve) => ends.push(resolve))
      working.splice(working.indexOf(body.email), 1)
      return { status: 200, body: { result: true } }
    }
    const env = await createMockEnv({})
    const api = createApp(
      { ...env, config: { ...env.config, limits: { ...env.config.limits, checkEmail: undefined } } },
      { checkEmail },
    )
    const site = createSite({ ...siteParts, api })
    return { site, working, endOne: () => ends.shift()?.() }
  }

  const check = (body: BodyInit) =>
    new Request('http://localhost/api/v1/applicant/check-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'hashi' },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
  const bodyOf = (name: string) => JSON.stringify({ email: `${name}@example.com` })

  /** Sends 2 MB of an entry that does not end. */
  function upload(site: ReturnType<typeof createSite>) {
    let end: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(2_000_000))
        end = controller
      },
    })
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=b',
      'X-Requested-With': 'hashi',
      'Idempotency-Key': crypto.randomUUID(),
    }
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' }
    const response = site(new Request('http://localhost/api/v1/entry', init), network.attacker)
    return { response, hangUp: () => end?.error(new Error('Hung up')), finish: () => end?.close() }
  }

  /** An address check with a body of an announced length; `read` is called when it is read. */
  function announce(length: number, read = () => {}) {
    const request = check(new ReadableStream({ pull: read }, { highWaterMark: 0 }))
    request.headers.set('Content-Length', String(length))
    return request
  }

  test('whose bodies do not arrive delay no other write of their network', async () => {
    const { site, working, endOne } = await createSlowSite()
    for (let at = 0; at < 100; at += 1) void site(check(new ReadableStream()), network.attacker)
    const response = site(check(bodyOf('ana')), network.attacker)
    await expect.poll(() => working).toEqual(['ana@example.com'])
    endOne()
    expect((await response).status).toBe(200)
  })

  test('of one network are worked on one at a time, and those of others meanwhile', async () => {
    const { site, working, endOne } = await createSlowSite()
    const names = ['a1', 'a2', 'a3']
    const all = names.map((name) => site(check(bodyOf(name)), network.attacker))
    const other = site(check(bodyOf('b1')), network.visitor)
    await expect.poll(() => working.toSorted()).toEqual(['a1@example.com', 'b1@example.com'])
    for (let at = 0; at < 4; at += 1) {
      await expect.poll(() => working.length).toBeGreaterThan(0)
      expect(working.length).toBeLessThanOrEqual(2)
      endOne()
    }
    expect((await Promise.all([...all, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('of one network hold a limited number of bytes, which failed ones give back', async () => {
    const { site } = await createSlowSite()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const held = Array.from({ length: 6 }, () => upload(site))
    const refused = await upload(site).response
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    held[0]?.hangUp()
    expect((await held[0]?.response)?.status).toBe(400)
    const next = upload(site)
    next.finish()
    expect((await next.response).status).toBe(400)
    const again = Array.from({ length: 2 }, () => upload(site))
    expect((await again[1]?.response)?.status).toBe(503)
  })

  test('whose announced length does not fit are refused before any work, and unread', async () => {
    const { site } = await createSlowSite()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const held = Array.from({ length: 6 }, () => upload(site))
    const read = vi.fn<() => void>()
    // The seventh body does not fit, and the six have not arrived when it is announced.
    await expect.poll(async () => (await site(announce(600_000, read), network.attacker)).status).toBe(503)
    expect(read).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
    expect((await site(announce(600_000), network.visitor)).status).toBe(413)
    for (const { hangUp } of held) hangUp()
  })

  test('longer than any operation takes are too large, not without room', async () => {
    const { site } = await createSlowSite()
    expect((await site(announce(20_000_000), network.attacker)).status).toBe(413)
  })
})
