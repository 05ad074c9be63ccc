import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { allJobs } from '#mocks/test.ts'
import { applicant, article, job, notification, process, session, story, term } from './samples.ts'

/** The removal of content and of people in every store; `current` returns the store of the running test. */
export function describeRemovals(current: () => Store): void {
  const addApplicant = async (email: string) => (await current().applicants.insert(applicant(email))).id

  describe('removals', () => {
    it('of jobs and stories leave the others, and change the revision of jobs', async () => {
      const { jobs, stories } = current()
      await jobs.insert([job(7), job(8), job(9)])
      await stories.insert([story(1), story(2)])
      const before = await jobs.revision()
      await jobs.remove([7, 9, 100])
      await jobs.remove([])
      await stories.remove([1])
      await stories.remove([])
      expect((await allJobs(current())).map(({ job_id }) => job_id)).toEqual([8])
      expect((await stories.published()).map(({ id }) => id)).toEqual([2])
      expect(await jobs.revision()).not.toBe(before)
    })

    it('of advisors leave those that jobs name', async () => {
      const { advisors, jobs, revisions } = current()
      const ids = async () => (await advisors.all()).map(({ externalId }) => externalId)
      const [first = '', second = '', ...others] = await ids()
      await jobs.insert([{ ...job(7), advisorId: second }])
      const before = await revisions.read()
      await advisors.remove([first, second, 'unknown'])
      await advisors.remove([])
      expect(await ids()).toEqual([second, ...others])
      expect((await revisions.read()).others).not.toBe(before.others)
    })

    it('of articles leave the tags that others have', async () => {
      const { blog } = current()
      const [a, b] = [article('a'), article('b')]
      const tagged = (one: typeof a, tags: string[]) => ({
        ...one,
        published: one.published && { ...one.published, tags },
      })
      await blog.insert({
        articles: [tagged(a, ['x', 'y']), tagged(b, ['y'])],
        categories: [term('c')],
        tags: [term('x'), term('y'), term('z')],
      })
      await blog.remove({ articles: ['a'], tags: ['x', 'y'] })
      await blog.remove({ articles: [], tags: [] })
      expect((await blog.summaries()).map(({ slug }) => slug)).toEqual(['b'])
      const { categories, tags } = await blog.terms()
      expect([...categories, ...tags].map(({ slug }) => slug)).toEqual(['c', 'y', 'z'])
    })

    /** Adds two processes for the jobs 7 and 8, each with a notification. `left` returns the numbers of those that are still there. */
    async function addTwoProcesses() {
      const { jobs, processes, notifications } = current()
      const ana = await addApplicant('ana@example.com')
      await jobs.insert([job(7), job(8)])
      const first = await processes.insert(process(ana, 7))
      const second = await processes.insert(process(ana, 8))
      await notifications.insert(notification(ana, { processId: first.id }))
      const notice = await notifications.insert(notification(ana, { processId: second.id }))
      const left = async () => {
        const page = await notifications.page(ana, { page: 1, perPage: 10 })
        const numbers = (rows: { id: number }[]) => rows.map(({ id }) => id)
        return {
          processes: numbers(await processes.ofApplicant(ana)),
          notifications: numbers(page.notifications),
        }
      }
      return { first, second, notice, left }
    }

    it('of the processes for jobs take their notifications with them', async () => {
      const { first, second, notice, left } = await addTwoProcesses()
      expect(await current().processes.removeOfJobs([7])).toEqual([first.id])
      expect(await current().processes.removeOfJobs([])).toEqual([])
      expect(await left()).toEqual({ processes: [second.id], notifications: [notice.id] })
    })

    it('of a process take its notifications with them', async () => {
      const { first, second, notice, left } = await addTwoProcesses()
      await current().processes.remove(first.id)
      expect(await left()).toEqual({ processes: [second.id], notifications: [notice.id] })
    })

    it('of jobs from all lists of saved jobs keep their order', async () => {
      const { interestedLists } = current()
      const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
      await interestedLists.replace(ana, [9, 7, 8])
      await interestedLists.replace(ben, [8])
      await interestedLists.removeJobs([7])
      expect([await interestedLists.find(ana), await interestedLists.find(ben)]).toEqual([[9, 8], [8]])
    })

    it('of an applicant take everything that belongs to them', async () => {
      const { applicants, sessions, processes } = current()
      const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
      await current().jobs.insert([job(7)])
      await sessions.insert(session(ana))
      await processes.insert(process(ana, 7))
      await applicants.remove(ana)
      expect(await applicants.find(ana)).toBeNull()
      expect(await sessions.find('s1')).toBeNull()
      expect(await processes.ofApplicant(ana)).toEqual([])
      expect(await applicants.find(ben)).not.toBeNull()
    })
  })
}
