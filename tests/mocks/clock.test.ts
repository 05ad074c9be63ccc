import { describe, expect, it } from 'vitest'
import { TEST_NOW } from '#mocks/test.ts'
import { createTestControl } from './control.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('The clock', () => {
  it('travels, stands and advances', async () => {
    const { send, control } = await createTestControl()
    const at = (time: number) => new Date(TEST_NOW.getTime() + time).toISOString()
    expect((await send('GET', '/clock')).body).toEqual({ shift: 0, frozenAt: null, now: at(0) })
    expect((await send('PUT', '/clock', { shift: DAY, frozenAt: null })).body).toMatchObject({ now: at(DAY) })
    expect((await send('POST', '/clock/advance', { by: HOUR })).body).toMatchObject({ shift: DAY + HOUR })
    const frozenAt = '2027-01-01T00:00:00+09:00'
    expect((await send('PUT', '/clock', { shift: 0, frozenAt })).body).toMatchObject({
      now: '2026-12-31T15:00:00.000Z',
    })
    await send('POST', '/clock/advance', { by: HOUR })
    expect(control.settings.clock.now().toISOString()).toBe('2026-12-31T16:00:00.000Z')
  })

  it.each([
    ['/clock', 'PUT', { shift: 1.5, frozenAt: null }, 'shift'],
    ['/clock', 'PUT', { shift: 0, frozenAt: 'tomorrow' }, 'frozenAt'],
    ['/clock', 'PUT', { shift: 0, frozenAt: '2100-01-01T00:00:00Z' }, 'frozenAt'],
    ['/clock', 'PUT', { shift: 0 }, 'frozenAt'],
    ['/clock/advance', 'POST', { by: '1' }, 'by'],
    ['/clock/advance', 'POST', { by: 1e15 }, 'by'],
    ['/seed', 'POST', { jobs: 64, at: '0001-01-01T00:00:00Z' }, 'at'],
  ])('%s refuses %s %j', async (path, method, body, field) => {
    const { send } = await createTestControl()
    expect(await send(method, path, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  })

  it('ends sessions', async () => {
    const { send, call } = await createTestControl()
    await send('POST', '/personas', { persona: 'maria' })
    expect((await call('GET', '/applicant/auth')).status).toBe(200)
    await send('POST', '/clock/advance', { by: 60 * DAY })
    expect((await call('GET', '/applicant/auth')).status).toBe(401)
  })

  it('expires tokens', async () => {
    const { send, call } = await createTestControl()
    const token = { token: 'verify-pending' }
    expect((await call('POST', '/applicant/verify', token)).status).toBe(200)
    await send('POST', '/clock/advance', { by: 25 * HOUR })
    expect((await call('POST', '/applicant/verify', token)).status).toBe(422)
  })

  it('closes jobs, whose dates stay', async () => {
    const { send, call } = await createTestControl()
    const total = async () => (await call('GET', '/job')).body
    const before = await total()
    await send('POST', '/clock/advance', { by: 365 * DAY })
    const after = await total()
    expect(Number(Object(after).total)).toBeLessThan(Number(Object(before).total))
    await send('POST', '/clock/advance', { by: -365 * DAY })
    expect(Object(await total()).total).toBe(Object(before).total)
  })
})
