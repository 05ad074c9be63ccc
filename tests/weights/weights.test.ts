import { expect, it } from 'vitest'
import { missesGoal } from '../../scripts/bench/figures.ts'
import { withSite } from '../../scripts/bench/servers.ts'
import { measureWeights, weighedPages } from '../../scripts/bench/weights.ts'

it('Every page is within its budget, in both languages', async () => {
  const figures = await withSite({}, measureWeights)
  expect(figures).toHaveLength(weighedPages.length * 4)
  const tooHeavy = figures
    .filter(missesGoal)
    .map(
      ({ subject, measure, value, atMost }) => `${subject}, ${measure}: ${value.toFixed(1)} KiB of ${atMost}`,
    )
  expect(tooHeavy).toEqual([])
})
