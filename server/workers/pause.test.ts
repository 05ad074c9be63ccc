import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#backend/ports/unavailable.ts'
import { pauseAfterEnd } from './pause.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const ended = () => Promise.reject<string>(new Unavailable('The worker has ended: the disk is full'))
const run = vi.fn<() => Promise<string>>()
let tasks: ReturnType<typeof pauseAfterEnd<string, string>>
beforeEach(() => {
  run.mockReset().mockImplementation(ended)
  tasks = pauseAfterEnd({ run, waiting: () => 0, end: async () => {} })
})

/** Runs tasks at the same moment and returns the seconds until they may be tried again. */
const refused = async (count = 1) => {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, () => tasks.run('a')))
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof Unavailable ? outcome.reason.retryAfter : null,
  )
}

test('tasks are refused at once after an end, for a pause that grows to four seconds', async () => {
  // All three waited for the worker that ended.
  await refused(3)
  expect(run).toHaveBeenCalledTimes(3)
  for (const [attempt, seconds] of [1, 2, 4, 4].entries()) {
    expect(await refused(2)).toEqual([seconds, seconds])
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(await refused()).toEqual([1])
    expect(run).toHaveBeenCalledTimes(3 + attempt)
    vi.advanceTimersByTime(1)
    await refused()
    expect(run).toHaveBeenCalledTimes(4 + attempt)
  }
})

test.each([
  ['an output', () => Promise.resolve('done')],
  ['a failed task', () => Promise.reject(new Error('Not a number'))],
])('after %s a later end has the first pause again', async (_, outcome) => {
  await refused()
  vi.advanceTimersByTime(1000)
  await refused()
  vi.advanceTimersByTime(2000)
  run.mockImplementationOnce(outcome)
  await Promise.allSettled([tasks.run('a')])
  await refused()
  expect(await refused()).toEqual([1])
})

test('a refused task names the reason of the end', async () => {
  await refused()
  await expect(tasks.run('a')).rejects.toThrow('the disk is full')
})
