/** A job search over sample and generated jobs, and its expected results. */

import { expect } from 'vitest'
import type { Job } from '#backend/ports/jobs.ts'
import { jstDate } from '#domain/dates.ts'
import { TEST_NOW, allJobs, createTestApp } from '#mocks/test.ts'
import * as zod from '#openapi/generated/zod.ts'

export const app = await createTestApp({ jobs: 400 })
const all = await allJobs(app.env.store)
export const isOpen = ({ closingDate }: Job) => closingDate === null || closingDate >= jstDate(TEST_NOW)
export const open = all.filter(isOpen)
export const closed = all.filter((job) => !open.includes(job))

export type Criteria = Record<string, string>

export async function search(criteria: Criteria) {
  const answer = await app.call('GET', `/job?${new URLSearchParams(criteria)}`)
  expect(answer.status).toBe(200)
  return zod.SearchJobs200Response.parse(answer.body)
}

/** Returns the numbers of all jobs that a search finds, page by page. */
export async function idsOf(criteria: Criteria): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1; ; page++) {
    const { jobs, total } = await search({ ...criteria, page: String(page), perPage: '37' })
    ids.push(...jobs.map(({ job_id }) => job_id))
    if (jobs.length === 0) {
      expect(ids).toHaveLength(total)
      return ids
    }
  }
}

export const ascending = (ids: number[]) => ids.toSorted((a, b) => a - b)
export const idsWhere = (fits: (job: Job) => boolean) => open.filter(fits).map(({ job_id }) => job_id)
