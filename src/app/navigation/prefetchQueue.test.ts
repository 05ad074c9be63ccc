import { expect, test, vi } from 'vitest'
import { ROUTE_PRELOADS } from '#domain/limits.ts'
import { createPrefetchQueue, mayPrefetch } from './prefetchQueue.ts'

/** Work that the test resolves or rejects. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { start: vi.fn(() => promise), resolve, reject }
}

test('at most four jobs run at once; the next starts when one succeeds or fails', async () => {
  const queue = createPrefetchQueue()
  const works = Array.from({ length: 6 }, work)
  works.forEach(({ start }, at) => queue.add(`page ${at}`, start))
  const started = () => works.filter(({ start }) => start.mock.calls.length > 0).length
  expect([ROUTE_PRELOADS, started()]).toEqual([4, 4])
  works[1]?.reject(new Error('no such file'))
  await expect.poll(started).toBe(5)
  works[0]?.resolve()
  await expect.poll(started).toBe(6)
})

test('each page is loaded once', () => {
  const queue = createPrefetchQueue()
  const { start } = work()
  expect(queue.has('jobs')).toBe(false)
  queue.add('jobs', start)
  queue.add('jobs', start)
  expect(queue.has('jobs')).toBe(true)
  expect(start).toHaveBeenCalledTimes(1)
})

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '4g' } }, true],
  [{ onLine: true, connection: { effectiveType: '3g', saveData: false } }, true],
  [{ onLine: true, connection: { effectiveType: '2g' } }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  [{ onLine: false }, false],
])('with %j prefetching is allowed: %j', (network, expected) => {
  expect(mayPrefetch(network)).toBe(expected)
})
