import { describe, expect, test, vi } from 'vitest'
import * as crypto from '#backend/crypto.ts'
import { HOUR, MINUTE } from '../backend/support.ts'
import { createStaffTest, textOf } from './support.ts'

const request = { name: 'Tracking system', scopes: ['content', 'processes'], expiresOn: '2026-11-20' }
const refused = { status: 401, body: { type: '/problems/missing-token' } }

describe('a token', () => {
  test('is stored as a hash, and its text is never shown again', async () => {
    const { env, staff } = await createStaffTest()
    const headers = { 'Idempotency-Key': '7d1f0c1e-5b6a-4c3e-9a53-0d2c9a1f4b77' }
    const created = await staff('POST', '/tokens', { body: request, headers })
    const text = textOf(created.body)
    const repeated = await staff('POST', '/tokens', { body: request, headers })
    expect(repeated).toMatchObject({ status: 201, body: { id: 1, token: null } })
    expect(repeated.headers.get('ETag')).toBe('"1"')
    const secret = text.replace('hst1', '')
    expect(JSON.stringify(await env.store.allRows())).not.toContain(secret)
    expect(JSON.stringify((await staff('GET', '/tokens')).body)).not.toContain(secret)
    expect(JSON.stringify((await staff('GET', '/audit')).body)).not.toContain(secret)
  })

  test('is valid to the end of its last day in Japan', async () => {
    const { staff, tokenFor, wait } = await createStaffTest()
    const token = await tokenFor(['read'], '2026-11-20')
    wait(14 * HOUR - 1)
    expect((await staff('GET', '/check', { token })).status).toBe(200)
    wait(1)
    expect(await staff('GET', '/check', { token })).toMatchObject(refused)
  })

  test.each(['2026-11-19', '2028-11-22', '2026-02-30'])('cannot have the last day %s', async (expiresOn) => {
    const { staff } = await createStaffTest()
    expect(await staff('POST', '/tokens', { body: { ...request, expiresOn } })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'expiresOn' }] },
    })
  })

  test('notes its last use, at most once a minute', async () => {
    const { env, staff, tokenFor, wait } = await createStaffTest()
    const token = await tokenFor(['read'])
    const touch = vi.spyOn(env.store.staffTokens, 'touch')
    const use = () => staff('GET', '/check', { token })
    await use()
    wait(MINUTE - 1)
    await use()
    expect(touch).toHaveBeenCalledTimes(1)
    wait(1)
    await use()
    expect(touch).toHaveBeenCalledTimes(2)
    expect((await staff('GET', '/tokens')).body).toMatchObject({
      items: [{ lastUsedAt: '2026-11-20T01:01:00.000Z' }],
    })
  })

  test('has no access after it was revoked, which is possible once', async () => {
    const { staff, tokenFor } = await createStaffTest()
    const token = await tokenFor(['read'])
    const revoke = (version: string) =>
      staff('POST', '/tokens/1/revoke', { headers: { 'If-Match': version } })
    const revoked = await revoke('"1"')
    expect(revoked).toMatchObject({ status: 200, body: { version: '2' } })
    expect(revoked.headers.get('ETag')).toBe('"2"')
    expect(await staff('GET', '/check', { token })).toMatchObject(refused)
    expect(await revoke('"1"')).toMatchObject({ status: 412 })
    expect(await revoke('"2"')).toMatchObject({ status: 409, body: { type: '/problems/token-revoked' } })
  })

  test('is refused with any other text', async () => {
    const { staff, tokenFor } = await createStaffTest()
    const token = await tokenFor(['read'])
    const last = token.endsWith('A') ? 'B' : 'A'
    const others = [
      '',
      'x',
      'hst1',
      `${token}A`,
      token.slice(0, -1),
      token.slice(0, -1) + last,
      token.replace('hst1', 'hst2'),
      token.replace('hst1', 'hst999999999'),
      token.toUpperCase(),
    ]
    for (const other of others) expect(await staff('GET', '/check', { token: other })).toMatchObject(refused)
    for (const header of [token, `Basic ${token}`, `Bearer ${token} x`, `Bearer`])
      expect(await staff('GET', '/check', { token: null, headers: { Authorization: header } })).toMatchObject(
        refused,
      )
    const answer = await staff('GET', '/check', { token: null })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
    expect((await staff('GET', '/check', { token })).status).toBe(200)
  })

  test('is compared by a function with a constant time, also one that does not exist', async () => {
    const { staff, tokenFor } = await createStaffTest()
    const token = await tokenFor(['read'])
    const compare = vi.spyOn(crypto, 'isEqualSecret')
    for (const text of [token, token.replace('hst1', 'hst7')]) await staff('GET', '/check', { token: text })
    expect(compare).toHaveBeenCalledTimes(2)
  })

  test('has its own limit of calls; the socket has none', async () => {
    const { env, staff, tokenFor } = await createStaffTest()
    env.config.limits = { ...env.config.limits, staffCalls: { count: 3, within: MINUTE } }
    const [one, other] = [await tokenFor(['read']), await tokenFor(['read'])]
    const statuses = async (token?: string) => {
      const answers = []
      for (let call = 0; call < 4; call += 1) answers.push(await staff('GET', '/check', { token }))
      return answers.map(({ status }) => status)
    }
    expect(await statuses(one)).toEqual([200, 200, 200, 429])
    expect(await statuses(other)).toEqual([200, 200, 200, 429])
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  test('of a header cannot pretend to be the socket', async () => {
    const { staff } = await createStaffTest()
    expect((await staff('GET', '/tokens', { token: null })).status).toBe(401)
  })
})
