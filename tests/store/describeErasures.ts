import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import {
  applicant,
  at,
  auditEntry,
  changeEvent,
  contact,
  inquiry,
  invitation,
  job,
  linkToken,
  notification,
  process,
  profile,
  refreshToken,
  session,
  storedResponse,
} from './samples.ts'

/** Erasures and the register in every store; `current` returns the store of the running test. */
export function describeErasures(current: () => Store): void {
  describe('erasures', () => {
    it('remove the rows of a person from each table, and those of no other', async () => {
      const store = current()
      await store.jobs.insert([job(7)])
      const [ana, ben] = [
        await addPerson(store, 'ana_1@example.com'),
        await addPerson(store, 'anax1@example.com'),
      ]
      const once = await store.transaction(({ erasures }) =>
        erasures.remove({ id: ana, email: 'ana_1@example.com' }),
      )
      const other = Object.entries(once).filter(([, count]) => count !== 1)
      expect(Object.fromEntries(other)).toEqual({
        mails: 4,
        audit: 3,
        storedResponses: 2,
        resumes: 0,
        careers: 0,
      })
      expect(await store.applicants.find(ana)).toBeNull()
      expect(await store.applicants.find(ben)).not.toBeNull()
      expect((await store.mails.queued()).map(({ id }) => id).sort()).toEqual([
        `c${ben}`,
        `i${ben}`,
        `r${ben}`,
      ])
      const twice = await store.erasures.remove({ id: ana, email: 'ana_1@example.com' })
      expect(Object.values(twice).every((count) => count === 0)).toBe(true)
    })

    it('find the messages of a person, and remove no open message', async () => {
      const store = current()
      await store.jobs.insert([job(7)])
      const id = await addPerson(store, 'ana_1@example.com')
      await addPerson(store, 'anax1@example.com')
      const found = await store.erasures.messagesOf({ id, email: 'Ana_1@example.com' })
      expect(found.inquiries).toMatchObject([{ id: 7001, email: 'ANA_1@EXAMPLE.COM' }])
      expect(found).toMatchObject({ invitations: [{ id: 8001 }], contacts: [{ applicantId: id }] })
      expect(await store.erasures.removeSettled(at(90))).toBe(0)
      expect(await store.inquiries.find(7001)).not.toBeNull()
    })

    it('of settled messages take the mails about them', async () => {
      const store = current()
      await store.jobs.insert([job(7)])
      const id = await addPerson(store, 'ana_1@example.com')
      const { id: open } = await store.inquiries.insert(inquiry)
      await store.inquiries.saveWork(7001, { settledAt: at(5), replies: [] })
      expect(await store.erasures.removeSettled(at(5))).toBe(0)
      expect(await store.erasures.removeSettled(at(6))).toBe(1)
      expect(await store.inquiries.find(7001)).toBeNull()
      expect(await store.inquiries.find(open)).not.toBeNull()
      expect((await store.mails.queued()).map((mail) => mail.id)).toEqual([`c${id}`])
    })

    it('leave no trace of removed things, and those of others', async () => {
      const store = current()
      const { erasures, events, audit, provisions, seekerRegister } = store
      await events.insert(
        changeEvent(1, { personId: 7 }),
        changeEvent(2, { personId: 7, processId: 40 }),
        changeEvent(3, { personId: 8, processId: 41 }),
        changeEvent(4, { personId: null, data: { content: 'job', externalId: 'sample-1' } }),
        changeEvent(5, { personId: 8, data: { externalId: 'own-sample-1' } }),
      )
      const targets = ['person:7', 'process:40', 'process:41', 'story:sample-1', 'process:42', 'job:own']
      await audit.insert(...targets.map((target) => auditEntry(target)))
      const provision = { at: at(4), name: 'a', recipient: 'b', documents: [], agreedAt: null }
      await provisions.insert(...['40 a', '41 a', '42 a'].map((id) => ({ ...provision, id })))
      const row = { name: 'a', address: '', birthday: null, wishedJobs: [], introductions: [] }
      for (const personId of [7, 8]) {
        await seekerRegister.insert({ ...row, personId, receivedAt: at(0), validUntil: at(5) })
        await erasures.note({ id: personId, emailHash: 'h', erasedAt: at(1) })
      }
      await erasures.removeTraces({ people: [7], processes: [41], prefix: 'sample-' })
      expect((await events.after(0, 9)).map(({ data }) => data)).toEqual([{ externalId: 'own-sample-1' }])
      const { entries } = await audit.page({ page: 1, perPage: 9 })
      expect(entries.filter(({ after }) => after).map(({ target }) => target)).toEqual([
        'job:own',
        'process:42',
      ])
      expect(entries).toHaveLength(targets.length)
      expect((await provisions.all()).map(({ id }) => id)).toEqual(['42 a'])
      expect((await seekerRegister.all()).map(({ personId }) => personId)).toEqual([8])
      expect((await erasures.all()).map(({ id }) => id)).toEqual([8])
    })

    it('are known for a person whom a restore has brought back', async () => {
      const { applicants, erasures } = current()
      const { id } = await applicants.insert(applicant('ana@example.com'))
      for (const each of [id, id + 1]) await erasures.note({ id: each, emailHash: 'h', erasedAt: at(1) })
      expect(await erasures.returned()).toEqual([{ id, emailHash: 'h', erasedAt: at(1) }])
    })

    it('are listed once each', async () => {
      const { erasures } = current()
      const erased = { id: 7, emailHash: 'h', erasedAt: at(1) }
      await erasures.note(erased)
      await erasures.note({ ...erased, emailHash: 'other' })
      expect(await erasures.all()).toEqual([erased])
    })
  })

  it('records of provision stay as they were, until their end', async () => {
    const { provisions } = current()
    const sent = (id: string, time: number) => ({
      id,
      at: at(time),
      name: '名前 𠮷',
      recipient: '東都',
      documents: ['resume' as const],
      agreedAt: null,
    })
    await provisions.insert()
    await provisions.insert(sent('b', 5), sent('a', 4))
    await provisions.insert({ ...sent('a', 4), name: 'other' })
    expect(await provisions.all()).toEqual([sent('a', 4), sent('b', 5)])
    expect(await provisions.removeBefore(at(5))).toBe(1)
    expect(await provisions.all()).toEqual([sent('b', 5)])
  })

  it('the register of seekers has one row for each person, until its end', async () => {
    const { seekerRegister } = current()
    const row = {
      personId: 7,
      name: '名前 𠮷',
      address: '東京都',
      birthday: '1992-04-17',
      wishedJobs: [],
      receivedAt: at(0),
      validUntil: at(5),
      introductions: [
        { jobId: 7, employer: '東都', job: 'a', at: at(0), result: 'MyPageAppJoined' as const },
      ],
    }
    await seekerRegister.insert(row)
    await seekerRegister.insert({ ...row, name: 'other' })
    expect(await seekerRegister.all()).toEqual([row])
    expect(await seekerRegister.removeBefore(at(5))).toBe(0)
    expect(await seekerRegister.removeBefore(at(6))).toBe(1)
    expect(await seekerRegister.all()).toEqual([])
  })
}

/** Adds a person with a row in most tables: four mails, stored responses and entries of the audit. */
async function addPerson(store: Store, email: string): Promise<number> {
  const { id } = await store.applicants.insert(applicant(email))
  await store.profiles.insert(profile(id))
  const { id: processId } = await store.processes.insert(process(id, 7))
  await store.linkTokens.insert(linkToken(id, { id: `link${id}` }))
  await store.notifications.insert(notification(id))
  await store.interestedLists.replace(id, [7])
  await store.sessions.insert(session(id, { id: `session${id}` }))
  await store.refreshTokens.insert(refreshToken(id, { id: `refresh${id}` }))
  await store.files.put({ key: `file${id}`, applicantId: id, bytes: new Uint8Array([1]), scan: null })
  const { id: inquiryId } = await store.inquiries.insert({ ...inquiry, email: email.toUpperCase() })
  await store.invitations.insert({ ...invitation, email })
  const { id: contactId } = await store.contacts.insert(contact(id))
  await store.talks.insert({
    applicantId: id,
    talk: 'introduction',
    wishes: null,
    language: 'en',
    createdAt: at(1),
  })
  const by = { kind: 'socket', user: 'emi' } as const
  await store.personNotes.insert({ applicantId: id, at: at(1), by, text: 'a' })
  await store.mails.insert({
    id: `p${id}`,
    letter: { kind: 'refused', applicantId: id, processId },
    createdAt: at(1),
  })
  await store.mails.insert({
    id: `c${id}`,
    letter: { kind: 'contactDesk', applicantId: id, contactId },
    createdAt: at(2),
  })
  await store.mails.insert({ id: `i${id}`, letter: { kind: 'inquiry', inquiryId }, createdAt: at(3) })
  const message = { kind: 'inquiry', id: inquiryId } as const
  const reply = { kind: 'messageReply', message, applicantId: null, at: at(4) } as const
  await store.mails.insert({ id: `r${id}`, letter: reply, createdAt: at(4) })
  await store.mails.end(`p${id}`, { state: 'sent', at: at(5), recipient: 'a***@example.com' })
  await store.storedResponses.insert(storedResponse(`own${id}`, { applicantId: id }))
  await store.storedResponses.insert(storedResponse(`named${id}`, { body: JSON.stringify({ email }) }))
  await store.audit.insert(auditEntry(`process:${processId}`))
  await store.audit.insert(auditEntry(`message:contact-${contactId}`))
  await store.audit.insert(auditEntry('job:a', { after: { email } }))
  return id
}
