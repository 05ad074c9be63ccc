import { expect, test } from 'vitest'
import { jobs } from '#content/jobs/index.ts'
import type { JobFacts } from '../ports/jobs.ts'
import { createRequirementColumn } from './requirements.ts'

/** A job with a level of its own, as if there were any number of levels. */
function jobAt(number: number): JobFacts {
  const japaneseLevel: JobFacts['japaneseLevel'] = JSON.parse(`"level ${number}"`)
  const [job] = jobs
  if (!job) throw new Error('There are no jobs')
  return { ...job, japaneseLevel }
}

test('a thousand combinations of requirements are distinguished', () => {
  const column = createRequirementColumn(2_000)
  for (let place = 0; place < 2_000; place++) column.add(place, jobAt(place % 1_000))
  const counted = column.count(
    Array.from({ length: 2_000 }, (_, place) => place),
    (place) => 9_000 - place,
  )
  expect(counted).toHaveLength(1_000)
  expect(new Set(counted.map(({ jobs: count }) => count))).toEqual(new Set([2]))
  expect(counted[0]?.pays).toEqual([8_000, 9_000])
  const [first, second] = column.sequence([700, 700 + 256], counted)
  expect(first).not.toBe(second)
})

test('more combinations than the column can number are refused', () => {
  const most = 2 ** 16
  const column = createRequirementColumn(most + 1)
  for (let place = 0; place < most; place++) column.add(place, jobAt(place))
  expect(() => column.add(most, jobAt(most))).toThrow(RangeError)
})
