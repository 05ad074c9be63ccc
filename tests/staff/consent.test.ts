/** The ledger of consent, and changes of a process at once. */
import { describe, expect, test } from 'vitest'
import { Process } from '#openapi/staff/generated/zod.ts'
import { logIn } from '../backend/support.ts'
import {
  INQUIRED,
  RECEIVED,
  SCREENING,
  agree,
  any,
  createProcessTest,
  nameEmployer,
  noConsent,
  notAllowed,
  note,
  step,
  stored,
  told,
} from './processes.ts'

describe('the ledger of consent', () => {
  test('comes before everything that an employer gets', async () => {
    const app = await createProcessTest()
    for (const status of ['MyPageAppScreening', 'MyPageAppOffer', 'MyPageAppRejected'])
      expect(await step(app, RECEIVED, 'move', { status })).toMatchObject(noConsent)
    expect(await step(app, RECEIVED, 'close', { reason: 'rejected' })).toMatchObject(noConsent)
    expect(await step(app, RECEIVED, 'sent')).toMatchObject(noConsent)
    expect(await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })).toMatchObject(notAllowed)
    await nameEmployer(app, RECEIVED)
    await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
    expect(await step(app, RECEIVED, 'sent')).toMatchObject(noConsent)
    expect(await step(app, RECEIVED, 'seen')).toMatchObject(notAllowed)
    expect((await stored(app, RECEIVED)).details.ledger.map(({ event }) => event)).toEqual([
      'employer-named',
      'consent-asked',
    ])
  })

  test('has each event with its time, the person and the documents', async () => {
    const app = await createProcessTest()
    await agree(app, RECEIVED)
    await step(app, RECEIVED, 'sent')
    const { body } = await step(app, RECEIVED, 'seen')
    const { ledger, state, waitingFor } = Process.parse(body)
    expect(ledger.map(({ event }) => event)).toEqual([
      'employer-named',
      'consent-asked',
      'consent-given',
      'sent',
      'seen',
    ])
    expect(ledger.every(({ by }) => by.en === 'Emi Moriyama' && by.ja === '森山 恵美')).toBe(true)
    expect(ledger[3]?.documents).toEqual(ledger[1]?.documents)
    expect(ledger[1]?.documents).toMatchObject([{ document: 'resume' }, { document: 'career' }])
    expect({ state, waitingFor }).toEqual({ state: 'seen', waitingFor: 'employer' })
  })

  test('notes the documents as sent with a stage after the consent', async () => {
    const app = await createProcessTest()
    await agree(app, RECEIVED)
    await step(app, RECEIVED, 'move', { status: 'MyPageAppScreening' })
    expect((await stored(app, RECEIVED)).details.ledger.at(-1)).toMatchObject({ event: 'sent' })
  })

  test('begins anew with another employer', async () => {
    const app = await createProcessTest()
    await agree(app, RECEIVED)
    await nameEmployer(app, RECEIVED)
    expect(await step(app, RECEIVED, 'sent')).toMatchObject(noConsent)
  })

  test('asks for documents that the applicant has', async () => {
    const app = await createProcessTest()
    await nameEmployer(app, RECEIVED)
    const { profiles } = app.env.store
    const profile = await profiles.find(1001)
    if (profile) await profiles.save({ ...profile, resumeJp: null })
    const ask = (...documents: string[]) => step(app, RECEIVED, 'consent-request', { documents })
    expect(await ask('resume', 'resumeJp')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'documents' }] },
    })
    expect(await ask('resume')).toMatchObject({ status: 200, body: { waitingFor: 'applicant' } })
  })

  test('has another version of a document after its change', async () => {
    const app = await createProcessTest()
    await nameEmployer(app, RECEIVED)
    const versionOfResume = async () => {
      const { body } = await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
      return Process.parse(body).ledger.at(-1)?.documents?.[0]?.version
    }
    const first = await versionOfResume()
    expect(await versionOfResume()).toBe(first)
    const resume = await app.env.store.resumes.find(1001)
    if (resume) await app.env.store.resumes.save(1001, { ...resume, nameKana: 'さんとす' })
    expect(await versionOfResume()).not.toBe(first)
  })

  test('never says that an employer has something before the consent', async () => {
    const app = await createProcessTest()
    await nameEmployer(app, RECEIVED)
    await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
    const { mails, notifications } = await told(app, RECEIVED)
    const said = [
      ...mails.map(({ text }) => text),
      ...notifications.slice(0, 2).flatMap(({ ja, en }) => [ja.body, en.body]),
    ]
    for (const text of said) expect(text).not.toMatch(/have sent|has seen|お送りしました|確認しました/)
  })
})

describe('changes at once', () => {
  test('of two staff members and the applicant: one wins, the others are told', async () => {
    const app = await createProcessTest()
    await logIn(app)
    await nameEmployer(app, RECEIVED)
    const asked = await step(app, RECEIVED, 'consent-request', { documents: ['resume'] })
    const headers = { 'If-Match': `"${Process.parse(asked.body).version}"` }
    const byStaff = (action: string, body: object) =>
      app.staff('POST', `/processes/${RECEIVED}/${action}`, { headers, body })
    const before = (await told(app, RECEIVED)).history.length
    const answers = await Promise.all([
      app.call('POST', '/process/consent', {
        body: { process_id: RECEIVED, answer: 'agree', documents: ['resume'] },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
      byStaff('close', { reason: 'position-filled' }),
      byStaff('move', { status: 'MyPageAppWithdrawn' }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409 || status === 412)).toHaveLength(2)
    expect((await told(app, RECEIVED)).history).toHaveLength(before + 1)
  })

  test('of two staff members: one wins, the other is told', async () => {
    const app = await createProcessTest()
    const { version } = Process.parse((await app.staff('GET', `/processes/${SCREENING}`)).body)
    const headers = { 'If-Match': `"${version}"` }
    const move = (status: string) =>
      app.staff('POST', `/processes/${SCREENING}/move`, { headers, body: { status } })
    const answers = await Promise.all([move('MyPageAppInterview1'), move('MyPageAppOffer')])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412])
    expect(
      (await stored(app, SCREENING)).details.history.filter(({ at }) => at >= '2026-11-20'),
    ).toHaveLength(1)
  })

  test('of a staff member and the applicant: the staff member is told', async () => {
    const app = await createProcessTest()
    await logIn(app)
    const { version } = Process.parse((await app.staff('GET', `/processes/${INQUIRED}`)).body)
    const answer = () =>
      app.call('POST', '/process/change-status', {
        body: { process_id: INQUIRED, action: 'decline' },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      })
    expect((await answer()).status).toBe(200)
    const headers = { 'If-Match': `"${version}"` }
    expect(await app.staff('POST', `/processes/${INQUIRED}/reply`, { headers, body: note })).toMatchObject({
      status: 412,
    })
    expect(await app.staff('POST', `/processes/${INQUIRED}/reply`, { ...any, body: note })).toMatchObject(
      notAllowed,
    )
  })
})
