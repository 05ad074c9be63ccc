import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { blankDetails } from '#backend/processes/application.ts'
import { applicant, at, inquiry, job, mail, process } from './samples.ts'

/** The parts of processes, messages and mails that staff work with, in every store; `current` returns the store of the running test. */
export function describeStaffWork(current: () => Store): void {
  const addApplicant = async (email: string) => (await current().applicants.insert(applicant(email))).id
  const range = { page: 1, perPage: 10 }

  it('processes are listed by status, party, person, job and advisor, the last changed first', async () => {
    const { jobs, processes } = current()
    await jobs.insert([job(7), job(8)])
    const [ana, ben] = [await addApplicant('ana@example.com'), await addApplicant('ben@example.com')]
    const advisor = { ...job(7).advisor, initials: 'ZZ' }
    const first = await processes.insert(process(ana, 7, { statusId: 13511, updatedAt: at(1) }))
    const second = await processes.insert(process(ben, 8, { statusId: 13512, updatedAt: at(2) }))
    const third = await processes.insert(
      process(ana, 8, { statusId: 13512, updatedAt: at(3), details: { ...blankDetails, advisor } }),
    )
    const ids = async (query: Parameters<typeof processes.list>[0]) => {
      const { processes: found, total } = await processes.list(query)
      return { ids: found.map(({ id }) => id), total }
    }
    expect(await ids(range)).toEqual({ ids: [third.id, second.id, first.id], total: 3 })
    expect(await ids({ page: 2, perPage: 2 })).toEqual({ ids: [first.id], total: 3 })
    expect((await ids({ ...range, statusId: 13511 })).ids).toEqual([first.id])
    expect((await ids({ ...range, waitingFor: 'employer' })).ids).toEqual([third.id, second.id])
    expect((await ids({ ...range, applicantId: ana })).ids).toEqual([third.id, first.id])
    expect((await ids({ ...range, jobId: 8, applicantId: ben })).ids).toEqual([second.id])
    expect((await ids({ ...range, advisor: 'ZZ' })).ids).toEqual([third.id])
    expect((await ids({ ...range, advisor: job(7).advisor.initials })).ids).toEqual([second.id, first.id])
    await processes.update({ ...second, statusId: 13518 })
    expect((await ids({ ...range, waitingFor: 'employer' })).ids).toEqual([third.id])
  })

  describe('messages', () => {
    it('have the work of staff, and are listed by its state, the newest first', async () => {
      const { inquiries } = current()
      const open = { settledAt: null, replies: [] }
      for (let count = 0; count < 3; count++) await inquiries.insert(inquiry)
      expect(await inquiries.work(7001)).toEqual(open)
      expect(await inquiries.work(7009)).toBeNull()
      const settled = { settledAt: at(5), replies: [{ at: at(4), text: 'Yes' }] }
      await inquiries.saveWork(7002, settled)
      expect(await inquiries.work(7002)).toEqual(settled)
      expect(await inquiries.find(7002)).toEqual({ ...inquiry, id: 7002 })
      const { messages, total } = await inquiries.newest({ limit: 2 })
      expect({ ids: messages.map(({ id }) => id), total }).toEqual({ ids: [7003, 7002], total: 3 })
      expect(messages[1]).toEqual({ ...inquiry, id: 7002, ...settled })
      const opened = await inquiries.newest({ state: 'open', limit: 9 })
      expect({ ids: opened.messages.map(({ id }) => id), total: opened.total }).toEqual({
        ids: [7003, 7001],
        total: 2,
      })
      expect((await inquiries.newest({ state: 'settled', limit: 9 })).total).toBe(1)
    })
  })

  describe('records of mails', () => {
    it('are listed by state, the newest first, and removed by age', async () => {
      const { mails } = current()
      for (const [index, id] of ['a', 'b'].entries()) await mails.insert(mail(id, index + 1))
      await mails.insert({ ...mail('c', 3), requestId: 'request-1' })
      await mails.end('a', { state: 'sent', at: at(5), recipient: 'a***@example.com' })
      await mails.end('b', { state: 'given-up', at: at(6), recipient: null })
      const { mails: all, total } = await mails.list(range)
      expect({ ids: all.map(({ id }) => id), total }).toEqual({ ids: ['c', 'b', 'a'], total: 3 })
      expect((await mails.list({ ...range, state: 'queued' })).mails).toMatchObject([
        { id: 'c', endedAt: null, requestId: 'request-1' },
      ])
      expect(await mails.find('a')).toMatchObject({
        state: 'sent',
        endedAt: at(5),
        recipient: 'a***@example.com',
        requestId: null,
      })
      expect(await mails.queued()).toMatchObject([{ id: 'c', requestId: 'request-1' }])
      await mails.removeEndedBefore(at(6))
      expect((await mails.list(range)).mails.map(({ id }) => id)).toEqual(['c', 'b'])
    })

    it('that were given up are queued again once, with their letter', async () => {
      const { mails } = current()
      await mails.insert(mail('a', 1))
      expect(await mails.queueAgain('a', at(4))).toBe(false)
      await mails.end('a', { state: 'given-up', at: at(3), recipient: null })
      const results = await Promise.all([mails.queueAgain('a', at(4)), mails.queueAgain('a', at(4))])
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await mails.queued()).toMatchObject([{ id: 'a', letter: mail('a', 1).letter }])
      await mails.end('a', { state: 'sent', at: at(5), recipient: null })
      expect(await mails.queueAgain('a', at(6))).toBe(false)
    })
  })
}
