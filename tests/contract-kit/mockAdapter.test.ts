/** The adapter of the mock over HTTP, which uses the control API. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MockServer, startMockServer } from '#mocks/http.ts'
import { type Adapter, loadAdapter } from '../../contract-kit/src/adapter/adapter.ts'
import { runKit } from './target.ts'

let mock: MockServer
let adapter: Adapter

beforeAll(async () => {
  mock = await startMockServer(0, { report: () => {} })
  vi.stubEnv('HASHI_MOCK_URL', mock.url)
  adapter = await loadAdapter('contract-kit/adapters/mock.mjs')
})
afterAll(() => void mock.server.close())

describe('The adapter of the mock', () => {
  it('knows accounts and the person who is not activated', () => {
    expect(adapter.accounts).toEqual([
      { email: 'maria@example.com', password: 'hashi2026' },
      { email: 'linh@example.com', password: 'hashi2026' },
    ])
    expect(adapter.pending).toMatchObject({ email: 'pending@example.com', token: 'verify-pending' })
  })

  it('reads mails, moves the clock and resets', async () => {
    expect(await adapter.lastMail?.('nobody@example.com')).toBeNull()
    await mock.control.logIn({ persona: 'justEntered' }, {})
    const [mail] = mock.control.settings.outbox.all()
    expect(await adapter.lastMail?.(mail?.to.toUpperCase() ?? '')).toEqual({
      subject: mail?.subject,
      text: mail?.text,
    })
    await adapter.clock?.advance(60_000)
    expect(mock.control.settings.clock.get().shift).toBe(60_000)
    await adapter.reset?.()
    expect(mock.control.status().mails).toBe(0)
    expect(mock.control.settings.clock.get().shift).toBe(0)
  })

  it('lets the kit check accounts and sessions without a finding', async () => {
    const { log } = await runKit(
      { transport: (request) => fetch(request), adapter },
      { target: new URL(mock.url), only: ['account'] },
    )
    expect(log.findings).toEqual([])
    expect(log.skips).toEqual([])
  })
})
