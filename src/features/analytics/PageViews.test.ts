import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PAGE_VIEW_DELAY } from '#domain/limits.ts'
import { createPageViews } from './PageViews.tsx'

const count = vi.fn<(pathname: string, previous: string | undefined) => void>()
let views: ReturnType<typeof createPageViews>

beforeEach(() => {
  vi.useFakeTimers()
  count.mockReset()
  views = createPageViews(count)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Shows pages, each for a time in ms. */
function visit(...pages: [pathname: string, time: number][]) {
  for (const [pathname, time] of pages) {
    views.show(pathname)
    vi.advanceTimersByTime(time)
  }
}

const counted = () => count.mock.calls.map(([pathname]) => pathname)

test('a view is counted 250 ms after navigation, not before', () => {
  expect(PAGE_VIEW_DELAY).toBe(250)
  visit(['/jobs', 249])
  expect(counted()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(counted()).toEqual(['/jobs'])
})

test('a page is counted once, whatever happens to its query and hash', () => {
  visit(['/jobs', 100], ['/jobs', 300], ['/jobs', 300])
  expect(counted()).toEqual(['/jobs'])
})

test('only the last of two quick navigations counts', () => {
  visit(['/jobs', 300], ['/cases', 200], ['/company', 300])
  expect(counted()).toEqual(['/jobs', '/company'])
})

test('going back counts again, and each view has the previous path', () => {
  visit(['/jobs', 300], ['/jobs/detail/3', 300], ['/jobs', 300])
  expect(count.mock.calls).toEqual([
    ['/jobs', undefined],
    ['/jobs/detail/3', '/jobs'],
    ['/jobs', '/jobs/detail/3'],
  ])
})

test('declining before the delay ends counts nothing', () => {
  visit(['/jobs', 200])
  views.stop()
  vi.advanceTimersByTime(1000)
  expect(counted()).toEqual([])
})

test('agreeing on a page counts that page', () => {
  visit(['/jobs', 300])
  views.stop()
  visit(['/jobs', 300])
  expect(counted()).toEqual(['/jobs', '/jobs'])
})
