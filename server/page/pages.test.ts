/** Tests the cache of rendered pages; a page that is rendered costs a hundred times as much as one from the cache. */

import { expect, test, vi } from 'vitest'
import { nextTask } from '#backend/nextTask.ts'
import type { Assets, PageAssets } from './assets.ts'
import { createPages } from './pages.ts'
import type { Rendered } from './render.tsx'

const ORIGIN = 'http://localhost'
const HALF_A_MINUTE = 30_000

const noFiles: PageAssets = { start: '/start.js', program: { run: [], load: [] }, styles: [] }
const assets: Assets = { of: () => noFiles, styleHashes: () => [] }

function pagesWithClock(htmlOf = (pathname: string) => pathname) {
  let age = 1
  let revision = '1'
  let isSeries = false
  const render = vi.fn(({ pathname }: URL): Promise<Rendered> =>
    Promise.resolve({
      status: 200,
      html: htmlOf(pathname),
      assets: noFiles,
      row: undefined,
      missing: 'nothing',
    }),
  )
  const options = { apiOrigin: null, hasCaptcha: false, hasAnalytics: false }
  const { pages, cached } = createPages({
    render,
    assets,
    origin: ORIGIN,
    elapsed: () => age,
    content: async () => ({ revision, isSeries }),
    giveWay: nextTask,
    ...options,
  })
  return {
    open: async (path: string) => (await pages(new Request(ORIGIN + path))).text(),
    isReady: (path: string) => cached(new URL(path, ORIGIN)) !== undefined,
    timesRendered: (path: string) => render.mock.calls.filter(([url]) => url.pathname === path).length,
    change: () => void (revision += '1'),
    beginSeries: () => void (isSeries = true),
    wait: (duration: number) => (age += duration),
  }
}

test('a page is rendered once in half a minute', async () => {
  const { open, timesRendered, wait } = pagesWithClock()
  await Promise.all([open('/company'), open('/company')])
  wait(HALF_A_MINUTE)
  expect(await open('/company')).toBe('/company')
  expect(timesRendered('/company')).toBe(1)
  wait(1)
  await open('/company')
  expect(timesRendered('/company')).toBe(2)
})

test('a page is ready for a moment after the content was seen', async () => {
  const { open, isReady, wait, change } = pagesWithClock()
  expect(isReady('/company')).toBe(false)
  await open('/company')
  await open('/cases')
  expect(isReady('/company')).toBe(true)
  wait(51)
  expect(isReady('/company')).toBe(false)
  change()
  await open('/cases')
  expect(isReady('/cases')).toBe(true)
  expect(isReady('/company')).toBe(false)
})

test('a page is rendered again after a change of the content', async () => {
  const { open, timesRendered, change } = pagesWithClock()
  for (let times = 1; times <= 2; times++) {
    await open('/company')
    await open('/jobs?page=2')
    expect(timesRendered('/company')).toBe(times)
    expect(timesRendered('/jobs')).toBe(times)
    change()
  }
})

test('in a series of changes, the page of before is served for two seconds while it is rendered anew', async () => {
  let count = 0
  const { open, change, wait, beginSeries } = pagesWithClock((pathname) => `${pathname} ${++count}`)
  await open('/company')
  change()
  expect(await open('/company')).toBe('/company 2')
  beginSeries()
  change()
  expect(await open('/company')).toBe('/company 2')
  await expect.poll(() => open('/company')).toBe('/company 3')
  change()
  wait(2_001)
  expect(await open('/company')).toBe('/company 4')
})

test('in a series of changes, pages that were read in the last half minute are rendered before they are asked for', async () => {
  const { open, timesRendered, change, wait, beginSeries } = pagesWithClock()
  beginSeries()
  for (const path of ['/blog', '/company', '/jobs?page=2', '/cases']) await open(path)
  const changeAfter = async (duration: number) => {
    wait(duration)
    await open('/cases')
    change()
    await open('/cases')
  }
  await changeAfter(20_000)
  await expect.poll(() => ['/blog', '/company', '/jobs'].map(timesRendered)).toEqual([2, 2, 2])
  for (const path of ['/blog', '/jobs?page=2']) await open(path)
  await changeAfter(15_000)
  await expect.poll(() => ['/blog', '/company', '/jobs'].map(timesRendered)).toEqual([3, 2, 3])
})

test('new searches evict no other page', async () => {
  const { open, timesRendered } = pagesWithClock()
  await open('/company')
  for (let page = 1; page <= 1000; page++) await open(`/jobs?page=${page}`)
  await open('/company')
  expect(timesRendered('/company')).toBe(1)
})

test('a page that is read often stays while many others are read once', async () => {
  const { open, timesRendered } = pagesWithClock()
  for (let id = 1; id <= 1000; id++) {
    await open('/company')
    await open(`/jobs/detail/${id}`)
  }
  expect(timesRendered('/company')).toBe(1)
})

test('large pages take limited memory, in any number', async () => {
  const { open, timesRendered } = pagesWithClock((pathname) => pathname.padEnd(2_000_000))
  const paths = Array.from({ length: 20 }, (_, id) => `/blog/${id}`)
  for (const path of [...paths, '/blog/19', '/blog/0']) await open(path)
  expect([timesRendered('/blog/19'), timesRendered('/blog/0')]).toEqual([1, 2])
})
