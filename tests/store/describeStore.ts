import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingOf } from '#backend/jobs/listings.ts'
import { type Applicant, AddressTaken } from '#backend/ports/applicants.ts'
import type { Store } from '#backend/ports/store.ts'
import { advisorProfiles } from '#content/advisors.ts'
import { allJobs } from '#mocks/test.ts'
import { describeApplicantArea } from './describeApplicantArea.ts'
import { describeAttempts } from './describeAttempts.ts'
import { describeBlog } from './describeBlog.ts'
import { describeContent } from './describeContent.ts'
import { describeDocuments } from './describeDocuments.ts'
import { describeErasures } from './describeErasures.ts'
import { describeFiles } from './describeFiles.ts'
import { describePeople } from './describePeople.ts'
import { describeProcesses } from './describeProcesses.ts'
import { describeRemovals } from './describeRemovals.ts'
import { describeSessions } from './describeSessions.ts'
import { describeStaff } from './describeStaff.ts'
import { describeStaffWork } from './describeStaffWork.ts'
import { describeTransactions } from './describeTransactions.ts'
import { describeUnconfirmed } from './describeUnconfirmed.ts'
import { storedResponse, applicant, at, job, refreshToken, session, story } from './samples.ts'

export type OpenedStore = {
  store: Store
  /** A second instance with the same data; without one, tests use the first in its place. */
  other?: Store
  empty(): Promise<void>
}

/** The behaviour of every store, in memory and in databases. */
export function describeStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(name, () => {
    let opened: OpenedStore
    let store: Store

    beforeAll(async () => {
      opened = await open()
    })
    beforeEach(async () => {
      await opened.empty()
      store = opened.store
      await store.advisors.save(advisorProfiles)
    })
    afterAll(async () => {
      await opened.store.close()
      await opened.other?.close()
    })

    const addApplicant = (email = 'ana@example.com', changes: Partial<Applicant> = {}) =>
      store.applicants.insert(applicant(email, changes))

    describe('jobs and stories', () => {
      it('are read as written, in the order of their ids', async () => {
        const jobs = [job(7), job(12, { closingDate: '2026-12-01' })]
        const stories = [story(1), story(2)]
        await store.jobs.insert(jobs.toReversed())
        await store.stories.insert(stories.toReversed())
        expect(await allJobs(store)).toEqual(jobs)
        expect(await store.stories.published()).toEqual(stories)
      })

      it('may be none', async () => {
        await store.jobs.insert([])
        await store.stories.insert([])
        expect(await allJobs(store)).toEqual([])
        expect(await store.stories.published()).toEqual([])
      })

      it('have another revision after a change, and the same without one', async () => {
        const before = await store.jobs.revision()
        expect(await store.jobs.revision()).toBe(before)
        await store.jobs.insert([job(7)])
        const after = await store.jobs.revision()
        expect(after).not.toBe(before)
        await store.stories.insert([story(1)])
        expect(await store.jobs.revision()).toBe(after)
      })

      it('are found by id', async () => {
        await store.jobs.insert([job(7), job(8), job(9)])
        expect(await store.jobs.find(8)).toEqual(job(8))
        expect(await store.jobs.find(6)).toBeNull()
        expect(await store.jobs.findMany([9, 6, 7, 9])).toEqual([job(7), job(9)])
        expect(await store.jobs.findMany([])).toEqual([])
      })

      it('have the part that lists show', async () => {
        await store.jobs.insert([job(7), job(8), job(9)])
        expect(await store.jobs.listings([6, 9])).toEqual([listingOf(job(9))])
        expect(await store.jobs.listings([9, 6, 7, 9])).toHaveLength(2)
        expect(await store.jobs.listings([])).toEqual([])
      })

      it('have versions that are listed in parts', async () => {
        const versions = (after: number) => store.jobs.versions({ after, limit: 2 })
        await store.jobs.insert([job(9), job(7), job(8)])
        const [first, second] = [await versions(-1), await versions(8)]
        expect([first, second].map((list) => list.map(({ job_id }) => job_id))).toEqual([[7, 8], [9]])
        await store.jobs.insert([job(6)])
        const [added, ...others] = await versions(-1)
        expect(others).toEqual(first.slice(0, 1))
        expect(added).toMatchObject({ job_id: 6, version: expect.any(String) })
      })

      it('have a revision of each part, which differs after any change', async () => {
        const parts = async () => Map.groupBy(await store.jobs.partRevisions(), ({ part }) => part)
        await store.jobs.insert([job(7), job(8), job(1_999), job(2_000)])
        const first = await parts()
        expect(await parts()).toEqual(first)
        await store.jobs.save([job(8)])
        const changed = await parts()
        expect(changed).toEqual(new Map([...first, [0, changed.get(0)]]))
        expect(changed.get(0)).not.toEqual(first.get(0))
        await store.jobs.remove([7, 1_999])
        const removed = await parts()
        for (const part of [0, 1]) expect(removed.get(part)).not.toEqual(changed.get(part))
      })

      it('are added all or none', async () => {
        await store.jobs.insert([job(7)])
        await expect(store.jobs.insert([job(6), job(7)])).rejects.toThrow()
        expect((await allJobs(store)).map(({ job_id }) => job_id)).toEqual([7])
      })

      it('can be many at once', async () => {
        await store.jobs.insert(Array.from({ length: 2_100 }, (_, index) => job(index + 1)))
        const ids = (await allJobs(store)).map(({ job_id }) => job_id)
        expect(ids).toEqual(Array.from({ length: 2_100 }, (_, index) => index + 1))
      })
    })

    describeContent(() => store)
    describeBlog(() => store)
    describeDocuments(() => store)

    describeFiles(
      () => store,
      () => opened.other ?? store,
    )

    describe('values', () => {
      it('that were given can change without changing the store', async () => {
        const given = job(7)
        await store.jobs.insert([given])
        given.en.title = 'changed'
        given.itSkills.push('none')
        expect(await allJobs(store)).toEqual([job(7)])
      })

      it('that were received can change without changing the store', async () => {
        await store.jobs.insert([job(7)])
        const { id } = await addApplicant()
        for (const received of await allJobs(store)) received.en.title = 'changed'
        const found = await store.applicants.find(id)
        if (found) found.name = 'changed'
        expect(await allJobs(store)).toEqual([job(7)])
        expect((await store.applicants.find(id))?.name).toBe(applicant('').name)
      })
    })

    describe('applicants', () => {
      it('are found by id and by address', async () => {
        const added = await addApplicant('Ana.Herrera@Example.com', { activatedAt: at(5) })
        expect(added).toEqual({
          ...applicant('Ana.Herrera@Example.com', { activatedAt: at(5) }),
          id: added.id,
        })
        expect(await store.applicants.find(added.id)).toEqual(added)
        for (const domain of ['EXAMPLE.com', 'example。com', 'ｅxample．com'])
          expect(await store.applicants.findByEmail(`ana.herrera@${domain}`)).toEqual(added)
        expect(await store.applicants.find(added.id + 1)).toBeNull()
        expect(await store.applicants.findByEmail('someone@example.com')).toBeNull()
      })

      it('have ids that follow those that were given', async () => {
        const first = await addApplicant('a@example.com', { id: 2001 })
        await addApplicant('b@example.com', { id: 2003 })
        await addApplicant('c@example.com', { id: 2002 })
        expect(first.id).toBe(2001)
        expect((await addApplicant('d@example.com')).id).toBe(2004)
        expect((await addApplicant('e@example.com')).id).toBe(2005)
      })

      it('share no address, whatever its case', async () => {
        const ana = await addApplicant('ana@example.com')
        const ben = await addApplicant('ben@example.com')
        await expect(addApplicant('ANA@example.com')).rejects.toThrow(AddressTaken)
        await expect(store.applicants.update({ ...ben, email: 'Ana@Example.com' })).rejects.toThrow(
          AddressTaken,
        )
        await store.applicants.update({ ...ana, email: 'ANA@example.com' })
        expect((await store.applicants.findByEmail('ana@example.com'))?.email).toBe('ANA@example.com')
      })

      it('two people with the same address at once: one is added', async () => {
        const results = await Promise.allSettled([
          addApplicant('ana@example.com'),
          addApplicant('Ana@example.com'),
        ])
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      })

      it('are replaced as a whole', async () => {
        const added = await addApplicant()
        const changed: Applicant = {
          id: added.id,
          name: "O'Neil",
          email: 'new@example.com',
          language: 'ja',
          passwordHash: '1000$a$b',
          activatedAt: at(1),
          welcomedAt: at(2),
          interviewRequestedAt: at(4),
          introductionRequestedAt: at(5),
          createdAt: at(3),
          accountVersion: 2,
          blockedAt: null,
        }
        await store.applicants.update(changed)
        expect(await store.applicants.find(added.id)).toEqual(changed)
        expect(await store.applicants.findByEmail('ana@example.com')).toBeNull()
        await expect(
          store.applicants.update({ ...changed, id: added.id + 1, email: 'x@example.com' }),
        ).rejects.toThrow()
      })
    })

    describePeople(() => store)
    describeErasures(() => store)
    describeProcesses(() => store)
    describeUnconfirmed(() => store)
    describeApplicantArea(() => store)

    describe('sessions', () => {
      it('are found, touched and removed', async () => {
        const { id } = await addApplicant()
        await store.sessions.insert(session(id))
        await store.sessions.touch('s1', at(3))
        expect(await store.sessions.find('s1')).toEqual(session(id, { seenAt: at(3) }))
        await expect(store.sessions.insert(session(id))).rejects.toThrow()
        await store.sessions.remove('s1')
        expect(await store.sessions.find('s1')).toBeNull()
      })

      it('are removed by family and by age', async () => {
        const { id } = await addApplicant()
        await store.sessions.insert(session(id, { id: 'a', family: 'f1' }))
        await store.sessions.insert(session(id, { id: 'b', family: 'f1' }))
        await store.sessions.insert(session(id, { id: 'c', family: 'f2', createdAt: at(1) }))
        await store.sessions.insert(session(id, { id: 'd', family: 'f2', createdAt: at(2) }))
        await store.sessions.removeFamily('f1')
        await store.sessions.removeBefore(at(2))
        const left = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.sessions.find(key)))
        expect(left.map((found) => found?.id)).toEqual([undefined, undefined, undefined, 'd'])
      })
    })

    describe('refresh tokens', () => {
      it('work once, also for two callers at the same time', async () => {
        const { id } = await addApplicant()
        await store.refreshTokens.insert(refreshToken(id))
        const results = await Promise.all([
          store.refreshTokens.use('r1', at(1)),
          store.refreshTokens.use('r1', at(1)),
          store.refreshTokens.use('r1', at(1)),
        ])
        expect(results.filter(Boolean)).toHaveLength(1)
        expect(await store.refreshTokens.use('r1', at(2))).toBe(false)
        expect(await store.refreshTokens.use('unknown', at(2))).toBe(false)
        expect(await store.refreshTokens.find('r1')).toEqual(refreshToken(id, { usedAt: at(1) }))
      })

      it('work once for callers at the same time within one transaction', async () => {
        const { id } = await addApplicant()
        await store.refreshTokens.insert(refreshToken(id))
        const results = await store.transaction((inner) =>
          Promise.all([inner.refreshTokens.use('r1', at(1)), inner.refreshTokens.use('r1', at(1))]),
        )
        expect(results.filter(Boolean)).toHaveLength(1)
      })

      it('are removed by family and when they have expired', async () => {
        const { id } = await addApplicant()
        await store.refreshTokens.insert(refreshToken(id, { id: 'a' }))
        await store.refreshTokens.insert(refreshToken(id, { id: 'b', family: 'f2', expiresAt: at(5) }))
        await store.refreshTokens.insert(refreshToken(id, { id: 'c', family: 'f2', expiresAt: at(6) }))
        await store.refreshTokens.removeFamily('f1')
        await store.refreshTokens.removeBefore(at(6))
        const left = await Promise.all(['a', 'b', 'c'].map((key) => store.refreshTokens.find(key)))
        expect(left.map((found) => found?.id)).toEqual([undefined, undefined, 'c'])
      })
    })

    describeSessions(() => store)
    describeRemovals(() => store)
    describeAttempts(() => store)

    describe('settings', () => {
      it('keep their first value, also of two at once', async () => {
        const { settings } = store
        const both = [settings.keepFirst('a', '1'), settings.keepFirst('a', '2')]
        const [first, second] = await Promise.all(both)
        expect(first).toBe(second)
        expect(await settings.keepFirst('a', '3')).toBe(first)
        expect(await settings.keepFirst('b', '3')).toBe('3')
      })

      it('are found until they are removed', async () => {
        const { settings } = store
        await settings.keepFirst('a', '1')
        expect([await settings.find('a'), await settings.find('b')]).toEqual(['1', null])
        await settings.remove('a')
        expect(await settings.find('a')).toBeNull()
      })
    })

    describe('stored responses', () => {
      it('are the first for their key', async () => {
        const results = await Promise.all([
          store.storedResponses.insert(storedResponse('k', { body: '1' })),
          store.storedResponses.insert(storedResponse('k', { body: '2' })),
        ])
        expect(results.filter(Boolean)).toHaveLength(1)
        const kept = results[0] ? '1' : '2'
        expect(await store.storedResponses.find('k')).toEqual(storedResponse('k', { body: kept }))
        expect(await store.storedResponses.find('other')).toBeNull()
      })

      it('may have a reference in place of a body, and belong to an applicant', async () => {
        const { id } = await store.applicants.insert(applicant('ana@example.com'))
        const kept = storedResponse('k', { body: null, reference: { at: at(0), ids: [1] }, applicantId: id })
        await store.storedResponses.insert(kept)
        expect(await store.storedResponses.find('k')).toEqual(kept)
      })

      it('are removed by age', async () => {
        await store.storedResponses.insert(storedResponse('a', { createdAt: at(1) }))
        await store.storedResponses.insert(storedResponse('b', { createdAt: at(2) }))
        await store.storedResponses.removeBefore(at(2))
        expect(await store.storedResponses.find('a')).toBeNull()
        expect(await store.storedResponses.find('b')).not.toBeNull()
      })
    })

    describeStaff(() => store)
    describeStaffWork(() => store)
    describeTransactions(() => store)
  })
}
