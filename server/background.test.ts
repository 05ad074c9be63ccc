import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackground } from './background.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the stop waits for a task that runs, and begins no other one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [later, round] = [vi.fn(), vi.fn()]
  const background = createBackground()
  const all = background.run('long', () => promise)
  background.every(10, 'round', async () => round())
  const stopped = vi.fn()
  const stop = background.stop().then(stopped)
  await background.run('later', async () => later())
  await vi.advanceTimersByTimeAsync(100)
  expect(stopped).not.toHaveBeenCalled()
  resolve()
  await Promise.all([stop, all])
  for (const task of [later, round]) expect(task).not.toHaveBeenCalled()
})

test('a task learns of the stop', async () => {
  const background = createBackground()
  const task = background.run(
    'long',
    (signal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve())),
  )
  await background.stop()
  await expect(task).resolves.toBeUndefined()
})

test('a round that takes longer than the interval delays the next one', async () => {
  const rounds: (() => void)[] = []
  const background = createBackground()
  background.every(10, 'round', () => new Promise<void>((resolve) => rounds.push(resolve)))
  await vi.advanceTimersByTimeAsync(35)
  expect(rounds).toHaveLength(1)
  rounds[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(rounds).toHaveLength(2)
  rounds[1]?.()
  await background.stop()
})

test('a failure is logged with the name of the task, and the next round begins', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reason = new Error('on purpose')
  const background = createBackground()
  background.every(10, 'mails', () => Promise.reject(reason))
  await vi.advanceTimersByTimeAsync(25)
  const line = ['Work in the background has failed (mails):', reason]
  expect(log.mock.calls).toEqual([line, line])
  await background.stop()
})
