import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { jobs } from '#content/jobs/index.ts'
import { defaultState } from '#mocks/control/defaultState.ts'
import { createTestControl } from './control.ts'

const fault = { operation: 'listStories', effect: { kind: 'status', status: 503 }, times: 1, probability: 1 }

describe('The state', () => {
  it('is set at once, with the person logged in', async () => {
    const { send, call } = await createTestControl()
    const next = {
      seed: { jobs: 70, at: '2026-11-01T00:00:00Z' },
      clock: { shift: 0, frozenAt: '2026-11-01T00:00:00Z' },
      latency: 5,
      randomSeed: 7,
      faults: [fault],
      persona: 'maria',
    }
    expect((await send('PUT', '/state', next)).body).toEqual(next)
    expect((await send('GET', '/state')).body).toEqual(next)
    expect((await call('GET', '/applicant/auth')).body).toMatchObject({ id: 1001 })
    expect((await call('GET', '/case')).status).toBe(503)
    expect((await send('GET', '/data/jobs')).body).toMatchObject({ total: 70 })
  })

  it('has no effect when it is set again', async () => {
    const { send, call, cookies } = await createTestControl()
    const next = { ...defaultState, faults: [fault], persona: 'fullProfile' }
    await send('PUT', '/state', next)
    const before = { ...cookies }
    expect((await call('GET', '/case')).status).toBe(503)
    await send('PUT', '/state', next)
    expect((await call('GET', '/case')).status).toBe(200)
    expect(cookies).toEqual(before)
  })

  it('logs its person in again when the clock has ended the session', async () => {
    const { send, call } = await createTestControl()
    const next = { ...defaultState, persona: 'maria', clock: { shift: 60 * 86_400_000, frozenAt: null } }
    await send('PUT', '/state', { ...next, clock: defaultState.clock })
    expect((await send('PUT', '/state', next)).body).toEqual(next)
    expect((await call('GET', '/applicant/auth')).body).toMatchObject({ id: 1001 })
  })

  it('names the person of the cookies, also after a login with the form', async () => {
    const { send, call } = await createTestControl()
    await call('POST', '/applicant/login', { email: 'linh@example.com', password: SAMPLE_PASSWORD })
    expect((await send('GET', '/state')).body).toEqual({ ...defaultState, persona: 'linh' })
    await call('POST', '/applicant/logout')
    expect((await send('GET', '/state')).body).toEqual(defaultState)
  })

  it('with null ends the session, and removes its cookies', async () => {
    const { send, call, cookies } = await createTestControl()
    await send('POST', '/personas', { persona: 'linh' })
    expect((await send('PUT', '/state', defaultState)).body).toEqual(defaultState)
    expect((await call('GET', '/applicant/auth')).status).toBe(401)
    expect(cookies).not.toHaveProperty('hashi_session')
  })

  it('with null removes the cookies of a session that new data has ended', async () => {
    const { send, cookies } = await createTestControl()
    await send('POST', '/personas', { persona: 'linh' })
    await send('PUT', '/state', { ...defaultState, seed: { jobs: 70, at: null } })
    expect(cookies).not.toHaveProperty('hashi_session')
  })

  it('does not name people other than personas, and leaves their session without a name', async () => {
    const { send, call, control } = await createTestControl()
    await send('POST', '/personas', { persona: 'fullProfile' })
    // As after a registration with the form.
    control.settings.update({ people: [] })
    const { body: state } = await send('GET', '/state')
    expect(state).not.toHaveProperty('persona')
    await send('PUT', '/state', Object.assign({}, state, { latency: 1 }))
    expect((await call('GET', '/applicant/auth')).status).toBe(200)
    await send('PUT', '/state', { ...defaultState, latency: 1 })
    expect((await call('GET', '/applicant/auth')).status).toBe(401)
  })

  it('of the start has the sample content', () => {
    expect(defaultState.seed.jobs).toBe(jobs.length)
  })

  it.each([
    [{ latency: -1 }, 'latency'],
    [{ latency: '5' }, 'latency'],
    [{ randomSeed: 2 ** 32 }, 'randomSeed'],
    [{ seed: { jobs: 63, at: null } }, 'seed.jobs'],
    [{ seed: { jobs: 64, at: '1900-01-01T00:00:00Z' } }, 'seed.at'],
    [{ clock: undefined }, 'clock'],
    [{ faults: [{ ...fault, operation: 'nothing' }] }, 'faults.0.operation'],
    [{ persona: 'bob' }, 'persona'],
    [{ theme: 'dark' }, ''],
  ])('is refused for %j', async (change, field) => {
    const { send } = await createTestControl()
    const answer = await send('PUT', '/state', { ...defaultState, ...change })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } })
    expect((await send('GET', '/state')).body).toEqual(defaultState)
  })

  it.each(['', '{', 'latency=5'])('is refused for the malformed body %j', async (body) => {
    const { send } = await createTestControl()
    expect((await send('PUT', '/state', body)).status).toBe(400)
  })
})

describe('Reset and seed', () => {
  it('bring data, settings, outbox and log back, and end sessions', async () => {
    const { send, call, control } = await createTestControl()
    await send('POST', '/personas', { persona: 'offerReceived' })
    await send('PUT', '/clock', { shift: 5, frozenAt: null })
    await send('PUT', '/faults', { items: [fault] })
    await call('GET', '/case')
    expect((await send('POST', '/reset')).body).toEqual(defaultState)
    expect(control.status()).toMatchObject({ requests: 0, mails: 0 })
    expect((await send('GET', '/data/applicants')).body).toMatchObject({ total: 3 })
    expect((await call('GET', '/applicant/auth')).status).toBe(401)
  })

  it('return to the options of the start', async () => {
    const start = { ...defaultState, latency: 1 }
    const { send } = await createTestControl({ start })
    await send('PUT', '/state', defaultState)
    expect((await send('POST', '/reset')).body).toEqual(start)
  })

  it('seed the content and keep the settings', async () => {
    const { send } = await createTestControl()
    await send('PUT', '/clock', { shift: 5, frozenAt: null })
    const { body } = await send('POST', '/seed', { jobs: 80, at: null })
    expect(body).toMatchObject({ seed: { jobs: 80 }, clock: { shift: 5 } })
    expect((await send('GET', '/data/jobs')).body).toMatchObject({ total: 80 })
  })

  it('replace the stored state', async () => {
    const texts = new Map<string, string>()
    const slot = (name: string) => ({
      load: () => texts.get(name) ?? null,
      save: (text: string) => void texts.set(name, text),
    })
    const slots = { rows: slot('rows'), settings: slot('settings'), files: slot('files') }
    const first = await createTestControl({ slots })
    await first.send('POST', '/personas', { persona: 'fullProfile' })
    await first.send('PUT', '/clock', { shift: 60_000, frozenAt: null })

    const second = await createTestControl({ slots })
    expect((await second.send('GET', '/state')).body).toMatchObject({
      clock: { shift: 60_000 },
      // Another browser.
      persona: null,
    })
    expect((await second.send('GET', '/personas')).body).toMatchObject({
      items: [{}, {}, {}, { persona: 'fullProfile' }],
    })
    expect(second.control.status().mails).toBe(1)
    await second.send('POST', '/reset')

    const third = await createTestControl({ slots })
    expect((await third.send('GET', '/data/applicants')).body).toMatchObject({ total: 3 })
    // The first one reads the saves of the others.
    expect((await first.send('GET', '/state')).body).toEqual(defaultState)
  })
})
