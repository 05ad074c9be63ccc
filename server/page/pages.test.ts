/** Tests the cache of rendered pages; a page that is rendered costs a hundred times as much as one from the cache. */
import { expect, test, vi } from 'vitest'
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
  const pages = createPages({
    render,
    assets,
    origin: ORIGIN,
    elapsed: () => age,
    revision: async () => revision,
    ...options,
  })
  return {
    open: async (path: string) => (await pages(new Request(ORIGIN + path))).text(),
    timesRendered: (path: string) => render.mock.calls.filter(([url]) => url.pathname === path).length,
    change: () => (revision += '1'),
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

test('in a series of changes, the page of before is served for a second while it is rendered anew', async () => {
  let count = 0
  const { open, timesRendered, change, wait } = pagesWithClock((pathname) => `${pathname} ${++count}`)
  for (let single = 1; single <= 3; single++) {
    change()
    expect(await open('/company')).toBe(`/company ${single}`)
  }
  change()
  expect(await open('/company')).toBe('/company 3')
  expect(timesRendered('/company')).toBe(4)
  expect(await open('/company')).toBe('/company 4')
  change()
  wait(1_001)
  expect(await open('/company')).toBe('/company 5')
  wait(60_000)
  await open('/company')
  change()
  expect(await open('/company')).toBe('/company 7')
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
