import { describe, expect, it, vi } from 'vitest'
import { timeOf } from '#mocks/control/clock.ts'
import { pageClock } from '#mocks/pageClock.ts'
import { TEST_NOW } from '#mocks/test.ts'
import { createTestControl } from './control.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Every entry without a confirmation. */
const RANGE = { createdBefore: '2100-01-01T00:00:00Z', now: '2100-01-01T00:00:00Z', limit: 100 }

describe('The clock of the page', () => {
  it('follows the setting in the status, and reports changes only', async () => {
    const { send, control } = await createTestControl({ real: () => Date.now() })
    const report = vi.fn<() => void>()
    pageClock.subscribe(report)
    const follow = async () => pageClock.follow(Object((await send('GET', '/status')).body).clock)
    await follow()
    expect(report).not.toHaveBeenCalled()
    await send('PUT', '/clock', { shift: 0, frozenAt: '2031-01-01T00:00:00Z' })
    await follow()
    await follow()
    expect(report).toHaveBeenCalledOnce()
    expect(pageClock.now()).toEqual(control.settings.clock.now())
    pageClock.follow({ shift: 0, frozenAt: null })
    expect(report).toHaveBeenCalledTimes(2)
  })

  it.each([
    [{ shift: 0, frozenAt: null }, 1000],
    [{ shift: -400, frozenAt: null }, 600],
    [{ shift: 5, frozenAt: '1970-01-01T00:00:09+00:00' }, 9000],
  ])('shows for %j and the real time 1000 the time %i', (setting, time) => {
    expect(timeOf(setting, 1000)).toBe(time)
  })
})

describe('The clock', () => {
  it('can be shifted, frozen and advanced', async () => {
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

  it('erases entries without a confirmation after 14 days, when the due work runs', async () => {
    const { send, control } = await createTestControl()
    await control.logIn({ persona: 'justEntered' }, {})
    const pending = async () => (await control.world().store.applicants.unconfirmed(RANGE)).length
    const before = await pending()
    await send('POST', '/clock/advance', { by: 13 * DAY })
    expect((await send('POST', '/clock/due')).status).toBe(204)
    expect(await pending()).toBe(before)
    await send('POST', '/clock/advance', { by: 2 * DAY })
    expect(await pending()).toBe(before)
    await send('POST', '/clock/due')
    expect(await pending()).toBeLessThan(before)
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

  it('closes jobs without a change of their dates', async () => {
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
