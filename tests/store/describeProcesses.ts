import { describe, expect, it } from 'vitest'
import type { Store } from '#backend/ports/store.ts'
import { blankDetails } from '#backend/processes/application.ts'
import { applicant, at, job, process } from './samples.ts'

const advisor = (name: string) => ({
  initials: name.slice(0, 1),
  ja: { name, languages: '日本語' },
  en: { name, languages: 'Japanese' },
})

/** Applications and recommendations in every store; `current` returns the store of the running test. */
export function describeProcesses(current: () => Store): void {
  const addApplicant = async (email = 'ana@example.com') =>
    (await current().applicants.insert(applicant(email))).id

  describe('processes', () => {
    it('are listed by applicant, in the order of their addition', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7), job(8)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const first = await processes.insert(process(ana, 8))
      const second = await processes.insert(process(ana, 7))
      await processes.insert(process(ben, 7))
      expect(first).toEqual({ ...process(ana, 8), id: 5001 })
      expect(await processes.ofApplicant(ana)).toEqual([first, second])
      expect(await processes.ofApplicant(ben + 1)).toEqual([])
    })

    it('are read in pages of one kind, the latest first, with the number of all pages', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7), job(8), job(9)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const old = await processes.insert(process(ana, 7, { startedAt: at(1), updatedAt: at(9) }))
      const same = await processes.insert(process(ana, 8, { startedAt: at(3), updatedAt: at(4) }))
      const latest = await processes.insert(process(ana, 9, { startedAt: at(3), updatedAt: at(5) }))
      await processes.insert(process(ana, 7, { isRecommended: true, statusId: 13496, startedAt: at(8) }))
      await processes.insert(process(ben, 7, { startedAt: at(8) }))
      const query = { applicantId: ana, isRecommended: false, latestBy: 'startedAt', perPage: 2 } as const
      expect(await processes.page({ ...query, page: 1 })).toEqual({ processes: [latest, same], total: 3 })
      expect(await processes.page({ ...query, page: 2 })).toEqual({ processes: [old], total: 3 })
      expect(await processes.page({ ...query, page: 100_000 })).toEqual({ processes: [], total: 3 })
      expect(await processes.page({ ...query, latestBy: 'updatedAt', page: 1 })).toEqual({
        processes: [old, latest],
        total: 3,
      })
    })

    it('are read in pages of one status', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7), job(8)])
      const applicantId = await addApplicant()
      const recommended = { isRecommended: true, statusId: 13496 } as const
      const found = await processes.insert(process(applicantId, 7, recommended))
      await processes.insert(process(applicantId, 8, { isRecommended: true, statusId: 13499 }))
      const query = { applicantId, isRecommended: true, latestBy: 'startedAt', page: 1, perPage: 9 } as const
      expect(await processes.page({ ...query, statusId: 13496 })).toEqual({ processes: [found], total: 1 })
      expect((await processes.page(query)).total).toBe(2)
    })

    it('are found by the jobs of an applicant', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7), job(8), job(9)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const first = await processes.insert(process(ana, 9))
      await processes.insert(process(ana, 8))
      const second = await processes.insert(process(ana, 7, { isRecommended: true, statusId: 13496 }))
      await processes.insert(process(ben, 7))
      expect(await processes.ofJobs(ana, [7, 9])).toEqual([first, second])
      expect(await processes.ofJobs(ana, [])).toEqual([])
    })

    it('name the advisor of the latest recommendation, in whatever order they are stored', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7), job(8), job(9)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const recommended = (jobId: number, minutes: number, name: string | null) =>
        processes.insert(
          process(ana, jobId, {
            isRecommended: true,
            statusId: 13496,
            startedAt: at(minutes),
            details: { ...blankDetails, advisor: name === null ? null : advisor(name) },
          }),
        )
      await processes.insert(process(ana, 7, { details: { ...blankDetails, advisor: advisor('Naoko') } }))
      expect(await processes.advisor(ana)).toBeNull()
      await recommended(8, 5, 'Kenji')
      await recommended(7, 3, 'Emi')
      await recommended(9, 9, null)
      expect(await processes.advisor(ana)).toEqual(advisor('Kenji'))
      expect(await processes.advisor(ben)).toBeNull()
    })

    it('that are pending are found, all or those of an applicant', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7)])
      const [ana, ben] = [await addApplicant(), await addApplicant('ben@example.com')]
      const pending = { isRecommended: true, statusId: 13497 } as const
      const first = await processes.insert(process(ana, 7, pending))
      const second = await processes.insert(process(ben, 7, pending))
      await processes.insert(process(ana, 7))
      expect(await processes.pending()).toEqual([first, second])
      expect(await processes.pending(ben)).toEqual([second])
    })

    it('are one application for each job, beside its recommendation, until it has ended without a result', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7)])
      const ana = await addApplicant()
      const first = await processes.insert(process(ana, 7))
      await processes.insert(process(ana, 7, { isRecommended: true, statusId: 13496 }))
      await expect(processes.insert(process(ana, 7))).rejects.toThrow()
      await processes.update({ ...first, statusId: 13518 })
      await processes.insert(process(ana, 7))
      await expect(processes.insert(process(ana, 7))).rejects.toThrow()
      expect(await processes.ofApplicant(ana)).toHaveLength(3)
    })

    it('are found by id and replaced as a whole', async () => {
      const { processes, jobs } = current()
      await jobs.insert([job(7)])
      const found = await processes.insert({ ...process(await addApplicant(), 7), id: 3001 })
      expect(await processes.find(3001)).toEqual(found)
      const text = { ja: '<b>応募</b>𠮷', en: "Ana's “answer”" }
      const changed = {
        ...found,
        statusId: 13497 as const,
        updatedAt: at(9),
        steps: [...found.steps, { statusId: 13497 as const, at: at(9) }],
        details: { ...found.details, relatedId: 5, comment: text, history: [{ at: at(9), text }] },
      }
      await processes.update(changed)
      expect(await processes.find(3001)).toEqual(changed)
      expect(await processes.pending()).toEqual([changed])
      expect(await processes.find(3002)).toBeNull()
      await expect(processes.update({ ...changed, id: 3002 })).rejects.toThrow()
    })
  })
}
