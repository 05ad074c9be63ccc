import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollPending } from './pollPending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const goOn = (check: () => Promise<boolean>) => pollPending(check, new AbortController().signal)

test('checks every two seconds and ends when the recommendation is no longer pending', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true).mockResolvedValueOnce(false)
  const polling = goOn(check)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(check).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(check).toHaveBeenCalledTimes(2)
  expect(await polling).toBe(false)
})

test('gives up after five checks', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const polling = goOn(check)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).toHaveBeenCalledTimes(5)
  expect(await polling).toBe(true)
})

test('counts a failed check and continues', async () => {
  const check = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(false)
  const polling = goOn(check)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await polling).toBe(false)
})

test('ends at once when it is stopped', async () => {
  const check = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const stopped = new AbortController()
  const polling = pollPending(check, stopped.signal)
  await vi.advanceTimersByTimeAsync(2_000)
  stopped.abort()
  expect(await polling).toBeNull()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
