import { describe, expect, it } from 'vitest'
import { AddressTaken } from '#backend/ports/applicants.ts'
import type { Store } from '#backend/ports/store.ts'
import { allJobs } from '#mocks/test.ts'
import { storedResponse, applicant, article, job, mail, session, story, term } from './samples.ts'

/** The behaviour of transactions in every store; `current` returns the store of the running test. */
export function describeTransactions(current: () => Store): void {
  describe('transactions', () => {
    it('do not see each other: of several that look before they write, one finds nothing', async () => {
      const addOnce = () =>
        current().transaction(async ({ mails }) => {
          const seen = await mails.queued()
          if (seen.length === 0) await mails.insert(mail(crypto.randomUUID(), 1))
        })
      await Promise.all(Array.from({ length: 4 }, addOnce))
      expect(await current().mails.queued()).toHaveLength(1)
    })

    it('persist their changes and return their result', async () => {
      const id = await current().transaction(async (inner) => {
        const added = await inner.applicants.insert(applicant('ana@example.com'))
        await inner.sessions.insert(session(added.id))
        return added.id
      })
      expect(await current().applicants.find(id)).not.toBeNull()
      expect(await current().sessions.find('s1')).toEqual(session(id))
    })

    it('undo everything when the work fails', async () => {
      const before = await current().applicants.insert(applicant('ben@example.com'))
      await current().sessions.insert(session(before.id))
      const revision = await current().jobs.revision()
      const failed = current().transaction(async (inner) => {
        await inner.jobs.insert([job(7)])
        await inner.stories.insert([story(1)])
        await inner.blog.insert({ articles: [article('a')], categories: [term('a')], tags: [term('a')] })
        await inner.applicants.insert(applicant('ana@example.com'))
        await inner.applicants.update({ ...before, name: 'changed' })
        await inner.sessions.remove('s1')
        await inner.mails.insert(mail('m', 1))
        await inner.storedResponses.insert(storedResponse('k'))
        expect(await inner.sessions.find('s1')).toBeNull()
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect(await allJobs(current())).toEqual([])
      expect(await current().jobs.revision()).toBe(revision)
      expect(await current().stories.published()).toEqual([])
      expect(await current().blog.summaries()).toEqual([])
      expect(await current().blog.find('a')).toBeNull()
      expect(await current().blog.terms()).toEqual({ categories: [], tags: [] })
      expect(await current().applicants.findByEmail('ana@example.com')).toBeNull()
      expect(await current().applicants.find(before.id)).toEqual(before)
      expect(await current().sessions.find('s1')).toEqual(session(before.id))
      expect(await current().mails.queued()).toEqual([])
      expect(await current().storedResponses.find('k')).toBeNull()
    })

    it('undo their part of an outer one with it', async () => {
      const failed = current().transaction(async (outer) => {
        await outer.transaction((inner) => inner.mails.insert(mail('m', 1)))
        throw new Error('on purpose')
      })
      await expect(failed).rejects.toThrow('on purpose')
      expect(await current().mails.queued()).toEqual([])
    })

    it('continue after a refused address', async () => {
      await current().applicants.insert(applicant('ana@example.com'))
      await current().transaction(async (inner) => {
        await expect(inner.applicants.insert(applicant('ANA@example.com'))).rejects.toThrow(AddressTaken)
        await inner.applicants.insert(applicant('ben@example.com'))
      })
      expect(await current().applicants.findByEmail('ben@example.com')).not.toBeNull()
    })

    it('show nothing to others before their end', async () => {
      const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const failed = current().transaction(async (inner) => {
        await inner.mails.insert(mail('m', 1))
        written()
        await mayEnd
        throw new Error('on purpose')
      })
      await isWritten
      const seen = current().mails.queued()
      end()
      await expect(failed).rejects.toThrow('on purpose')
      expect(await seen).toEqual([])
    })

    it('many at the same time that read before they write all complete', async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          current().transaction(async ({ mails }) => {
            await mails.queued()
            await mails.insert(mail(`m${index}`, 1))
          }),
        ),
      )
      expect(await current().mails.queued()).toHaveLength(30)
    })

    it('at the same time leave no call waiting', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          current().transaction(async (inner) => {
            await inner.mails.insert(mail(`a${index}`, 1))
            await inner.mails.insert(mail(`b${index}`, 1))
          }),
        ),
      )
      expect(await current().mails.queued()).toHaveLength(40)
    })
  })
}
