/** Each instance follows the content by itself, so that the first search after an import finds its jobs. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followRevisions } from '#backend/content/revisions.ts'
import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import type { JobSearch } from '#backend/ports/jobSearch.ts'
import { type Background, createBackground } from '#server/background.ts'
import { startWork } from '#server/regularWork.ts'
import { importLines, lineOf } from './contentLines.ts'
import { type StaffTest, createStaffTest } from './support.ts'

/** The longest delay of a change on any instance, in ms. */
const SOON = 10_000
/** The interval of the rounds, in ms. */
const FOLLOW_EVERY = 2_000

let app: StaffTest
/** The search of another instance. */
let search: JobSearch
let background: Background

beforeEach(async () => {
  app = await createStaffTest()
  const { store, clock } = app.env
  search = createJobSearch(store, clock, { revisions: followRevisions(store, clock) })
  await search.ready()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  background = createBackground()
  startWork(background, { ...app.env, jobSearch: search })
})
afterEach(async () => {
  await background.stop()
  vi.useRealTimers()
})

/** Lets time pass, with the rounds that begin in it. */
async function pass(time: number, follow = vi.spyOn(search, 'follow')): Promise<void> {
  for (let passed = 0; passed < time; passed += FOLLOW_EVERY) {
    app.wait(FOLLOW_EVERY)
    await vi.advanceTimersByTimeAsync(FOLLOW_EVERY)
    await Promise.allSettled(follow.mock.results.map(({ value }) => value))
  }
}

const total = async () => (await search.search({}, { order: 'salary', page: 1, perPage: 1 })).total

test.each([1, 150])('the first search finds %i imported jobs', async (count) => {
  const before = await total()
  await importLines(
    app,
    'jobs',
    Array.from({ length: count }, (_, at) => lineOf('jobs', `own-${at}`)),
  )
  await pass(SOON)
  expect(await total()).toBe(before + count)
})

test('a slow round delays the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const follow = vi.spyOn(search, 'follow').mockReturnValue(promise)
  await vi.advanceTimersByTimeAsync(SOON)
  expect(follow).toHaveBeenCalledTimes(1)
  resolve()
  await promise
  await vi.advanceTimersByTimeAsync(FOLLOW_EVERY)
  expect(follow).toHaveBeenCalledTimes(2)
})

test('a failed round is logged, and the next one follows', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const follow = vi.spyOn(search, 'follow').mockRejectedValueOnce(new Error('away'))
  const before = await total()
  await importLines(app, 'jobs', [lineOf('jobs', 'own')])
  await pass(SOON, follow)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await total()).toBe(before + 1)
})
