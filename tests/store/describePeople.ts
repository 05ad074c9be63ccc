import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { applicant, at, contact, inquiry, invitation, job, linkToken, process, profile } from './samples.ts'

/** The data that people send, in every store; `current` answers the store of the running test. */
export function describePeople(current: () => Store): void {
  const addApplicant = async (email = 'ana@example.com') =>
    (await current().applicants.insert(applicant(email))).id

  describe('profiles', () => {
    it('are read as written, one for each applicant', async () => {
      const { profiles } = current()
      const id = await addApplicant()
      await profiles.insert(profile(id))
      expect(await profiles.find(id)).toEqual(profile(id))
      expect(await profiles.find(id + 1)).toBeNull()
      await expect(profiles.insert(profile(id))).rejects.toThrow()
    })

    it('are replaced as a whole, or added', async () => {
      const { profiles } = current()
      const id = await addApplicant()
      await profiles.save(profile(id, { gender: 2, desiredLocation: ['tokyo'] }))
      await profiles.save(profile(id, { nationality: undefined, birthday: '1992-04-17' }))
      const found = await profiles.find(id)
      expect(found).toEqual(profile(id, { nationality: undefined, birthday: '1992-04-17' }))
      expect(found?.gender).toBeUndefined()
    })
  })

  describe('links in mails', () => {
    it('work once, also for two callers at the same time', async () => {
      const { linkTokens } = current()
      const ana = await addApplicant()
      await linkTokens.insert(linkToken(ana))
      const results = await Promise.all([linkTokens.use('l1', at(1)), linkTokens.use('l1', at(1))])
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await linkTokens.use('l2', at(1))).toBe(false)
      expect(await linkTokens.find('l1')).toEqual(linkToken(ana, { usedAt: at(1) }))
      expect(await linkTokens.find('l2')).toBeNull()
    })

    it('become void for an applicant, when they have expired, and when they expire too late', async () => {
      const { linkTokens } = current()
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      await linkTokens.insert(linkToken(ana, { id: 'a' }))
      await linkTokens.insert(linkToken(ben, { id: 'b', expiresAt: at(5) }))
      await linkTokens.insert(linkToken(ben, { id: 'c', expiresAt: at(6) }))
      await linkTokens.insert(linkToken(ben, { id: 'd', expiresAt: at(100) }))
      await linkTokens.removeOf(ana, 'verify')
      await linkTokens.removeOutside(at(6), at(60))
      const left = await Promise.all(['a', 'b', 'c', 'd'].map((id) => linkTokens.find(id)))
      expect(left.map((found) => found?.id)).toEqual([undefined, undefined, 'c', undefined])
    })
  })

  describe('messages', () => {
    it('have numbers of their own and are read as written', async () => {
      const { inquiries, invitations, contacts } = current()
      const ana = await addApplicant()
      expect(await inquiries.insert(inquiry)).toEqual({ ...inquiry, id: 7001 })
      expect((await inquiries.insert(inquiry)).id).toBe(7002)
      expect(await inquiries.find(7001)).toEqual({ ...inquiry, id: 7001 })
      expect(await inquiries.find(8001)).toBeNull()
      expect((await invitations.insert(invitation)).id).toBe(8001)
      expect(await invitations.find(8001)).toEqual({ ...invitation, id: 8001 })
      expect((await contacts.insert(contact(ana))).id).toBe(9001)
      expect(await contacts.find(9001)).toEqual({ ...contact(ana), id: 9001 })
    })
  })

  describe('mails that are to be sent', () => {
    const mail = (id: string, minutes: number) => ({
      id,
      letter: { kind: 'inquiry' as const, inquiryId: 7001 },
      createdAt: at(minutes),
      requestId: `request-${id}`,
    })
    /** Waits of two minutes, then four. */
    const each = { most: 10, wait: { first: 120_000, longest: 240_000 } }

    it('are due at once, the oldest first, and missing after their removal', async () => {
      const { mails } = current()
      await mails.insert(mail('b', 2))
      await mails.insert(mail('a', 1))
      await mails.insert(mail('c', 3))
      expect(await mails.take(at(2), each)).toEqual([
        { ...mail('a', 1), nextTryAt: at(1), tries: 0 },
        { ...mail('b', 2), nextTryAt: at(2), tries: 0 },
      ])
      await mails.remove('a')
      expect((await mails.take(at(4), each)).map(({ id }) => id)).toEqual(['b', 'c'])
    })

    it('are taken a few at a time', async () => {
      const { mails } = current()
      for (const minutes of [4, 3, 2, 1]) await mails.insert(mail(`m${minutes}`, minutes))
      const take = async () => (await mails.take(at(9), { ...each, most: 3 })).map(({ id }) => id)
      expect(await take()).toEqual(['m1', 'm2', 'm3'])
      expect(await take()).toEqual(['m4'])
    })

    it('are taken by one of several that send, and tried again later', async () => {
      const { mails } = current()
      await mails.insert(mail('a', 1))
      const taken = await Promise.all([mails.take(at(1), each), mails.take(at(1), each)])
      expect(taken.flat().map(({ id }) => id)).toEqual(['a'])
      expect(await mails.take(at(2), each)).toEqual([])
      expect(await mails.take(at(3), each)).toMatchObject([{ id: 'a', tries: 1, nextTryAt: at(3) }])
      expect(await mails.take(at(6), each)).toEqual([])
      expect(await mails.take(at(7), each)).toMatchObject([{ tries: 2, nextTryAt: at(7) }])
    })
  })

  describe('applicants', () => {
    it('are listed by page, address and part, the newest first', async () => {
      const { applicants } = current()
      const [ana, ben] = [await addApplicant('Ana_1@Example.com'), await addApplicant('ben@example.com')]
      const idsOf = async (query: object) =>
        (await applicants.page({ page: 1, perPage: 10, ...query })).applicants.map(({ id }) => id)
      expect(await idsOf({})).toEqual([ben, ana])
      expect(await idsOf({ email: 'ana_1@EXAMPLE.com' })).toEqual([ana])
      expect(await idsOf({ query: 'NA_1@' })).toEqual([ana])
      expect(await idsOf({ query: 'n%' })).toEqual([])
      const second = await applicants.page({ query: 'example', page: 2, perPage: 1 })
      expect(second).toMatchObject({ applicants: [{ id: ana }], total: 2 })
    })

    it('have notes of staff, the newest first, and mails of their own and of their processes', async () => {
      const store = current()
      await store.jobs.insert([job(7)])
      const id = await addApplicant()
      const by = { kind: 'socket', user: 'emi' } as const
      const note = { applicantId: id, at: at(1), by, text: '𠮷' }
      const [first, second] = [await store.personNotes.insert(note), await store.personNotes.insert(note)]
      expect(await store.personNotes.ofApplicant(id)).toEqual([second, first])
      expect(await store.personNotes.ofApplicant(id + 1)).toEqual([])
      const { id: processId } = await store.processes.insert(process(id, 7))
      const letter = { kind: 'introduction', applicantId: id, language: 'ja' } as const
      await store.mails.insert({ id: 'own', letter, createdAt: at(1) })
      await store.mails.insert({
        id: 'refused',
        letter: { kind: 'refused', applicantId: id, processId },
        createdAt: at(2),
      })
      await store.mails.insert({ id: 'other', letter: { kind: 'inquiry', inquiryId: id }, createdAt: at(3) })
      expect((await store.mails.ofApplicant(id)).map((mail) => mail.id)).toEqual(['refused', 'own'])
    })
  })

  it('messages are undone with a transaction that fails', async () => {
    const store = current()
    await store.jobs.insert([job(7)])
    const failed = store.transaction(async (inner) => {
      const { id } = await inner.applicants.insert(applicant('ana@example.com'))
      await inner.profiles.insert(profile(id))
      await inner.processes.insert(process(id, 7))
      await inner.linkTokens.insert(linkToken(id))
      await inner.inquiries.insert(inquiry)
      await inner.invitations.insert(invitation)
      await inner.mails.insert({
        id: 'a',
        letter: { kind: 'verify', applicantId: id, accountVersion: 1, jobs: [] },
        createdAt: at(1),
      })
      throw new Error(String(id))
    })
    const id = Number(await failed.catch((error: unknown) => (error instanceof Error ? error.message : '')))
    expect(id).toBeGreaterThan(0)
    expect(await store.applicants.find(id)).toBeNull()
    expect(await store.profiles.find(id)).toBeNull()
    expect(await store.processes.ofApplicant(id)).toEqual([])
    expect(await store.linkTokens.find('l1')).toBeNull()
    expect(await store.inquiries.find(7001)).toBeNull()
    expect(await store.invitations.find(8001)).toBeNull()
    expect(await store.mails.queued()).toEqual([])
  })
}
