/** Tests that cached pages are renewed when the clock of the machine is set. */

import { expect, test, vi } from 'vitest'
import { TEST_NOW } from '#mocks/test.ts'
import { startWholeSite } from '../support/wholeSite.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test.each([
  ['/en/cases', 0.5 * MINUTE],
  ['/sitemap.xml', 10 * MINUTE],
])('%s is renewed after a clock was a day ahead, and cached meanwhile', async (path, freshFor) => {
  // The cache takes an age of 0 for no age.
  const clock = { wall: TEST_NOW.getTime(), elapsed: 1 }
  const site = await startWholeSite({ now: () => new Date(clock.wall), elapsed: () => clock.elapsed })
  const read = vi.spyOn(site.env.store.stories, 'published')
  /** Opens the page after some time and returns whether it was made anew. */
  async function isRenewed(passed: number): Promise<boolean> {
    clock.wall += passed
    clock.elapsed += passed
    read.mockClear()
    expect((await site.get(path)).status).toBe(200)
    return read.mock.calls.length > 0
  }
  expect(await isRenewed(0)).toBe(true)
  clock.wall += DAY
  expect(await isRenewed(freshFor - 1)).toBe(false)
  expect(await isRenewed(2)).toBe(true)
  clock.wall -= DAY
  expect(await isRenewed(freshFor - 1)).toBe(false)
  expect(await isRenewed(2)).toBe(true)
})
