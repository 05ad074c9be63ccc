/** The ledger of consent. */

import { describe, expect, test } from 'vitest'
import { Process } from '#openapi/staff/generated/zod.ts'
import {
  RECEIVED,
  agree,
  createProcessTest,
  employer,
  nameEmployer,
  noConsent,
  notAllowed,
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
    const other = { ...employer, en: { ...employer.en, name: 'Midori Inc.' } }
    await step(app, RECEIVED, 'employer', other)
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
