import { expect, it } from 'vitest'
import { missesGoal } from '../../scripts/bench/figures.ts'
import { pageKinds } from '../../scripts/bench/pageKinds.ts'
import { withSite } from '../../scripts/bench/servers.ts'
import { measureWeights } from '../../scripts/bench/weights.ts'

it('Every page is within its budget, in both languages', async () => {
  const figures = await withSite({}, measureWeights)
  expect(figures).toHaveLength(pageKinds.length * 4)
  const tooHeavy = figures
    .filter(missesGoal)
    .map(
      ({ subject, measure, value, atMost }) => `${subject}, ${measure}: ${value.toFixed(1)} KiB of ${atMost}`,
    )
  expect(tooHeavy).toEqual([])
})
