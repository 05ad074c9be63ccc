import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackground } from './background.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the stop waits for a task that runs, and begins no other one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [second, later, round] = [vi.fn(), vi.fn(), vi.fn()]
  const background = createBackground()
  const all = background.run(
    () => promise,
    async () => second(),
  )
  background.every(10, async () => round())
  const stopped = vi.fn()
  const stop = background.stop().then(stopped)
  await background.run(async () => later())
  await vi.advanceTimersByTimeAsync(100)
  expect(stopped).not.toHaveBeenCalled()
  resolve()
  await Promise.all([stop, all])
  for (const task of [second, later, round]) expect(task).not.toHaveBeenCalled()
})

test('a task learns of the stop', async () => {
  const background = createBackground()
  const task = background.run(
    (signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  )
  await background.stop()
  await expect(task).resolves.toBeUndefined()
})

test('a round that takes longer than the interval delays the next one', async () => {
  const rounds: (() => void)[] = []
  const background = createBackground()
  background.every(10, () => new Promise<void>((resolve) => rounds.push(resolve)))
  await vi.advanceTimersByTimeAsync(35)
  expect(rounds).toHaveLength(1)
  rounds[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(rounds).toHaveLength(2)
  rounds[1]?.()
  await background.stop()
})

test('a failure is logged, and the next task runs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const next = vi.fn()
  await createBackground().run(
    () => Promise.reject(new Error('on purpose')),
    async () => next(),
  )
  expect(log).toHaveBeenCalledOnce()
  expect(next).toHaveBeenCalledOnce()
})
