/** The life of the sample applicant Maria agrees with itself and with the jobs, whenever the store is filled. */

import { beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '#backend/ports/jobs.ts'
import type { Process } from '#backend/ports/processes.ts'
import type { Store } from '#backend/ports/store.ts'
import { seed } from '#content/seed.ts'
import { jstDate } from '#domain/dates.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { allJobs } from '#mocks/test.ts'
import { ProcessStatus } from '#openapi/generated/options.ts'

const MARIA = 1001
const passwords = { hash: async (text: string) => text, verify: async () => true }
const isRising = (times: string[]) => times.every((time, index) => time >= (times[index - 1] ?? ''))

describe.each(['2026-11-21T09:12:00+09:00', '2027-06-04T00:01:00+09:00'].map((text) => new Date(text)))(
  'on %s',
  (now) => {
    const store: Store = createMemoryStore()
    let processes: Process[]
    let jobs: Map<number, Job>

    beforeAll(async () => {
      await seed(store, { now, passwords })
      processes = await store.processes.ofApplicant(MARIA)
      jobs = new Map((await allJobs(store)).map((job) => [job.job_id, job]))
    })

    test('an application begins while its job is open', () => {
      expect(processes.length).toBeGreaterThan(10)
      for (const { id, jobId, startedAt } of processes) {
        const job = jobs.get(jobId)
        expect(job && job.registeredAt <= startedAt, `process ${id}`).toBe(true)
        expect((job?.closingDate ?? '9999') >= jstDate(new Date(startedAt)), `process ${id}`).toBe(true)
      }
    })

    test('stages, events and answers follow each other, and none is still to come', () => {
      for (const { id, steps, updatedAt, details } of processes) {
        expect(isRising(steps.map(({ at }) => at)), `steps of ${id}`).toBe(true)
        expect(isRising(details.history.map(({ at }) => at).toReversed()), `history of ${id}`).toBe(true)
        expect(updatedAt <= now.toISOString(), `process ${id}`).toBe(true)
        for (const { at } of details.answers) expect(at, `answer to ${id}`).toBe(updatedAt)
      }
    })

    test('appointments and deadlines are ahead', () => {
      const dates = processes.flatMap(({ details: { appointment, answerBy } }) => [
        appointment ? jstDate(new Date(appointment.startsAt)) : [],
        answerBy ?? [],
      ])
      expect(dates.flat().filter((date) => date <= jstDate(now))).toEqual([])
    })

    test('an applied recommendation and its application name each other, and begin together', () => {
      const related = processes.filter(({ details }) => details.relatedId !== null)
      expect(related.length).toBeGreaterThan(2)
      for (const { id, jobId, details } of related) {
        const other = processes.find((process) => process.id === details.relatedId)
        expect(other?.details.relatedId).toBe(id)
        expect(other?.jobId).toBe(jobId)
      }
    })

    test('a notification is later than its subject, and is read later than it was sent', async () => {
      const { notifications } = await store.notifications.page(MARIA, { page: 1, perPage: 100 })
      expect(notifications.length).toBeGreaterThan(5)
      for (const { id, processId, date, readAt } of notifications) {
        const process = processes.find((each) => each.id === processId)
        const moments = [process?.startedAt ?? date, date, readAt ?? date, now.toISOString()]
        expect(processId === null || process !== undefined).toBe(true)
        expect(isRising(moments), `notification ${id}`).toBe(true)
      }
    })

    test('the account is older than the first application', async () => {
      const account = await store.applicants.find(MARIA)
      const first = processes.map(({ startedAt }) => startedAt).toSorted()[0]
      const moments = [account?.createdAt, account?.activatedAt, account?.welcomedAt, first].map(String)
      expect(isRising(moments)).toBe(true)
    })

    test('the saved jobs are open and not applied for', async () => {
      for (const id of await store.interestedLists.find(MARIA)) {
        expect(jobs.has(id)).toBe(true)
        expect(processes.filter(({ jobId, isRecommended }) => jobId === id && !isRecommended)).toEqual([])
      }
    })

    test('profile, resume and career history agree', async () => {
      const profile = await store.profiles.find(MARIA)
      const resume = await store.resumes.find(MARIA)
      const career = await store.careers.find(MARIA)
      const { birthday, nationality, visaStatusinJapan, visaExpiry, phoneNumber } = profile ?? {}
      const dialled = phoneNumber?.replace(/^81/, '0')
      expect(resume).toMatchObject({
        birthday,
        nationality,
        visaStatusinJapan,
        visaExpiry,
        phoneNumber: dialled,
      })
      const entered = resume?.work.flatMap(({ year, month, description }) =>
        description.endsWith(' 入社') ? [{ year, month, name: description.replace(' 入社', '') }] : [],
      )
      expect(entered).toEqual(
        career?.companies.map(({ companyName, startYear, startMonth }) => ({
          year: startYear,
          month: startMonth,
          name: companyName,
        })),
      )
    })

    test('her documents explain each kind of job that is far in its selection', async () => {
      const career = await store.careers.find(MARIA)
      const told = [...(career?.itSkills.map(({ it_skills }) => it_skills) ?? []), 'sql']
      const far = processes.filter(({ isRecommended, steps }) => !isRecommended && steps.length > 2)
      expect(far.length).toBeGreaterThan(5)
      const unexplained = far.flatMap(({ id, jobId, steps }) => {
        const skills = jobs.get(jobId)?.itSkills ?? []
        const isWithdrawn = steps.at(-1)?.statusId === ProcessStatus.MyPageAppWithdrawn
        return isWithdrawn || skills.some((skill) => told.includes(skill)) ? [] : `${id}: ${skills.join()}`
      })
      expect(unexplained).toEqual([])
    })

    test('the career history has the skills of the profile, and the rows of the resume are in order', async () => {
      const profile = await store.profiles.find(MARIA)
      const resume = await store.resumes.find(MARIA)
      const career = await store.careers.find(MARIA)
      const skills = career?.itSkills.map(({ it_skills }) => it_skills)
      expect(skills).toEqual(expect.arrayContaining(profile?.itSkills.map((row) => row.it_skills) ?? []))
      for (const rows of [resume?.education, resume?.work, resume?.licences]) {
        const dated = rows?.filter(({ year }) => year !== null) ?? []
        expect(isRising(dated.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`))).toBe(
          true,
        )
      }
    })
  },
)
