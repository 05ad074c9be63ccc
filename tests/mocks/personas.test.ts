import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '#content/accounts.ts'
import { SESSION_AGE } from '#domain/limits.ts'
import { aliasOfStatus } from '#domain/processes/statusAlias.ts'
import { createTestControl } from './control.ts'

async function logIn(persona: string, language = 'en') {
  const mock = await createTestControl()
  const answer = await mock.send('POST', '/personas', { persona, language })
  return { ...mock, answer, person: Object(answer.body) }
}

describe('Personas', () => {
  it.each([
    ['maria', 1001],
    ['linh', 1002],
  ])('%s is logged in', async (persona, id) => {
    const { call, person } = await logIn(persona)
    expect(person).toMatchObject({ id, password: 'hashi2026', isLoggedIn: true, link: null })
    expect((await call('GET', '/applicant/auth')).body).toMatchObject({ id })
  })

  it('pending has only a link, which activates the account', async () => {
    const { call, send, person } = await logIn('pending')
    expect(person).toMatchObject({ password: null, isLoggedIn: false })
    expect(person.link).toBe('http://localhost:5173/en/applicant/verify?token=verify-pending')
    expect((await call('POST', '/applicant/activate', { token: 'verify-pending' })).status).toBe(200)
    expect(Object((await send('GET', '/personas')).body).items[2]).toMatchObject({
      persona: 'pending',
      link: null,
    })
  })

  it('justEntered has the link of the mail, in the language of the entry', async () => {
    const { call, person, cookies, control } = await logIn('justEntered', 'ja')
    expect(person).toMatchObject({ password: null, isLoggedIn: false })
    expect(cookies).toEqual({})
    expect(control.settings.outbox.list(person.email).items[0]?.links).toContain(person.link)
    const { pathname, searchParams } = new URL(person.link)
    expect(pathname).toBe('/applicant/verify')
    const token = searchParams.get('token')
    expect((await call('POST', '/applicant/activate', { token })).status).toBe(200)
  })

  it('verified has a session and no password', async () => {
    const { call, person } = await logIn('verified')
    expect(person).toMatchObject({ password: null, isLoggedIn: true, link: null })
    expect((await call('GET', '/applicant/auth')).body).toMatchObject({ passwordSet: false })
    expect((await call('GET', '/applicant/profile')).status).toBe(403)
  })

  it('fullProfile has a profile and both documents', async () => {
    const { call, person } = await logIn('fullProfile')
    expect(person).toMatchObject({ password: 'hashi2026', isLoggedIn: true })
    expect((await call('GET', '/applicant/auth')).body).toMatchObject({
      passwordSet: true,
      firstVisit: false,
    })
    expect((await call('GET', '/applicant/profile')).body).toMatchObject({
      email: person.email,
      birthday: '1992-04-17',
    })
    expect((await call('GET', '/applicant/resume')).body).toMatchObject({ name: person.name })
    expect((await call('GET', '/applicant/career')).body).toMatchObject({ name: person.name })
  })

  it('offerReceived has an application with an offer', async () => {
    const { call, control } = await logIn('offerReceived')
    const { body } = await call('GET', '/process/search')
    expect(Object(body).total).toBe(1)
    const [process] = await control.world().store.processes.ofApplicant(1004)
    expect(process?.steps).toHaveLength(4)
    expect(process?.details.answerBy).toBe('2026-11-30')
    // The offer came after the consent.
    expect(process?.details.ledger.map(({ event }) => event)).toEqual([
      'employer-named',
      'consent-asked',
      'consent-given',
      'sent',
      'seen',
    ])
  })

  const named = ['employer-named', 'consent-asked']
  const seen = [...named, 'consent-given', 'sent', 'seen']
  it.each([
    ['justApplied', 'MyPageAppReceived', [], null],
    ['consentDeclined', 'MyPageAppWithdrawn', [...named, 'consent-declined'], null],
    ['closedBeforeConsent', 'MyPageAppRejected', named, null],
    ['offerFromAbroad', 'MyPageAppOffer', seen, '2026-11-30'],
    ['offerLate', 'MyPageAppOffer', seen, '2026-11-17'],
    ['offerDeclined', 'MyPageAppOffer', seen, '2026-11-30'],
    ['offerClosed', 'MyPageAppRejected', seen, null],
    ['joinedFromAbroad', 'MyPageAppJoined', seen, null],
  ])('%s lives abroad and has an application: %s', async (persona, status, ledger, answerBy) => {
    const { call, control } = await logIn(persona)
    expect((await call('GET', '/applicant/profile')).body).toMatchObject({ currentLocation: 'IN' })
    const [process] = await control.world().store.processes.ofApplicant(1004)
    expect(process && aliasOfStatus(process.statusId)).toBe(status)
    expect(process?.details.ledger.map(({ event }) => event)).toEqual(ledger)
    expect(process?.details.answerBy).toBe(answerBy)
    const times = process?.details.history.map(({ at }) => at) ?? []
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('offerLate has got its mails on the days of their steps, and is logged in today', async () => {
    const { call, control, person } = await logIn('offerLate')
    expect((await call('GET', '/applicant/auth')).status).toBe(200)
    const { items } = control.settings.outbox.list(person.email)
    const steps = items.filter(({ subject }) => !subject.startsWith('New login'))
    expect(steps.length).toBeGreaterThan(5)
    expect(steps.filter(({ sentAt }) => !sentAt.startsWith('2026-11-07'))).toEqual([])
  })

  it('made by several calls are different people, whom the list names', async () => {
    const { send } = await createTestControl()
    const first = Object((await send('POST', '/personas', { persona: 'fullProfile' })).body)
    const second = Object((await send('POST', '/personas', { persona: 'verified' })).body)
    expect(first.email).not.toBe(second.email)
    const { items } = Object((await send('GET', '/personas')).body)
    expect(items.map(({ email }: { email: string }) => email)).toEqual([
      'maria@example.com',
      'linh@example.com',
      'pending@example.com',
      first.email,
      second.email,
    ])
  })

  it('end the session of the person before', async () => {
    const { send, call, control, cookies } = await createTestControl()
    await send('POST', '/personas', { persona: 'maria' })
    expect(cookies).toHaveProperty('hashi_sid')
    await send('POST', '/personas', { persona: 'justEntered' })
    expect(cookies).not.toHaveProperty('hashi_sid')
    expect((await call('GET', '/applicant/auth')).status).toBe(401)
    expect(Object(await control.world().store.snapshot()).rows.sessions).toEqual([])
  })

  it('are not affected by faults, limits and the log', async () => {
    const { send, control } = await createTestControl()
    await send('PUT', '/faults', {
      items: [{ operation: '*', effect: { kind: 'offline' }, times: null, probability: 1 }],
    })
    expect((await send('POST', '/personas', { persona: 'offerReceived' })).status).toBe(200)
    expect(control.status()).toMatchObject({ requests: 0 })
  })

  it('are recognised by their cookies, however they have logged in', async () => {
    const { send, call } = await createTestControl()
    const signedIn = async () => Object((await send('GET', '/personas')).body).signedIn
    expect(await signedIn()).toBeNull()
    await call('POST', '/applicant/login', { email: 'linh@example.com', password: SAMPLE_PASSWORD })
    expect(await signedIn()).toEqual({ id: 1002, email: 'linh@example.com', persona: 'linh' })
    const made = Object((await send('POST', '/personas', { persona: 'fullProfile' })).body)
    expect(await signedIn()).toEqual({ id: made.id, email: made.email, persona: 'fullProfile' })
    await send('POST', '/reset')
    expect(await signedIn()).toBeNull()
  })

  it('are recognised without an extension of their session', async () => {
    const { send } = await createTestControl()
    await send('POST', '/personas', { persona: 'maria' })
    for (const [by, id] of [
      [SESSION_AGE.idle, 1001],
      [1, undefined],
    ]) {
      await send('POST', '/clock/advance', { by })
      expect(Object((await send('GET', '/personas')).body).signedIn?.id).toBe(id)
    }
  })

  it.each([
    [{ persona: 'bob' }, 'persona'],
    [{}, 'persona'],
    [{ persona: 'maria', language: 'fr' }, 'language'],
    [{ persona: 'maria', password: 'x' }, ''],
  ])('are refused for %j', async (body, field) => {
    const { send } = await createTestControl()
    expect(await send('POST', '/personas', body)).toMatchObject({
      status: 422,
      body: { errors: [{ field }] },
    })
  })
})
