import { expect, test, vi } from 'vitest'
import { JOBS_IN_PART, type JobTable } from '#backend/ports/jobs.ts'
import { createChance } from '#content/random.ts'
import { createMemoryStore } from '#mocks/store/index.ts'
import { readVersions } from './versions.ts'

/** A table of jobs that have only a version. */
function tableOf(ids: number[]) {
  const rows = new Map(ids.map((id) => [id, 1]))
  const sorted = () => [...rows].sort(([one], [other]) => one - other)
  const versions = vi.fn<JobTable['versions']>(async ({ after, limit }) =>
    sorted()
      .filter(([id]) => id > after)
      .slice(0, limit)
      .map(([job_id, version]) => ({ job_id, version: String(version) })),
  )
  const partRevisions = async () =>
    [...Map.groupBy(sorted(), ([id]) => Math.floor(id / JOBS_IN_PART))].map(([part, inPart]) => ({
      part,
      revision: inPart.join(' '),
    }))
  return { rows, versions, jobs: { ...createMemoryStore().jobs, versions, partRevisions } }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('the versions of changed parts and the known others are those of the store', async () => {
  const chance = createChance(5)
  const { rows, jobs } = tableOf([...numbers(3_500), 9_000, 9_999, 10_000, 55_555])
  let known = await readVersions(jobs, undefined)
  for (let round = 0; round < 30; round++) {
    const id = chance.number(0, 4) * JOBS_IN_PART + chance.number(0, 3)
    if (chance.is(0.4)) rows.delete(id)
    else rows.set(id, round + 2)
    known = await readVersions(jobs, known)
    expect(known).toEqual(await readVersions(jobs, undefined))
  }
  expect([...known.ids]).toEqual([...rows.keys()].toSorted((one, other) => one - other))
})

test('a part without jobs is left out', async () => {
  const { rows, jobs } = tableOf([5, 1_005, 2_005])
  const known = await readVersions(jobs, undefined)
  rows.delete(1_005)
  expect([...(await readVersions(jobs, known)).ids]).toEqual([5, 2_005])
})

test.each([
  [40, 40],
  [100, 1],
])('after changes in %d parts, versions are read in %d calls', async (parts, calls) => {
  const { rows, versions, jobs } = tableOf(numbers(200).map((part) => part * JOBS_IN_PART))
  const known = await readVersions(jobs, undefined)
  versions.mockClear()
  for (const part of numbers(parts)) rows.set(part * JOBS_IN_PART, 2)
  await readVersions(jobs, known)
  expect(versions).toHaveBeenCalledTimes(calls)
})
