import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const assign = vi.fn<(address: string) => void>()
const items = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
}
const OPEN = { pathname: '/en/jobs', search: '?page=2', hash: '' }
const START = Date.parse('2026-11-21T09:00:00+09:00')

beforeEach(async () => {
  reload.mockReset()
  assign.mockReset()
  items.clear()
  vi.useFakeTimers({ now: START })
})

/** Each page starts with fresh modules; the storage persists. */
async function openPage({ onLine = true, storage = sessionStorage } = {}) {
  vi.resetModules()
  const page = Object.assign(new EventTarget(), {
    location: { ...OPEN, reload, assign },
    sessionStorage: storage,
  })
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine })
  const { reloadOnFailedChunk, ...loading } = await import('./reloadOnFailedChunk.ts')
  reloadOnFailedChunk()
  return { fail: () => page.dispatchEvent(new Event('vite:preloadError')), ...loading }
}

test('a failed chunk reloads the page', async () => {
  const { fail } = await openPage()
  fail()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  [9_999, 1],
  [10_000, 2],
])('after another failure %d ms later, reloads in total: %d', async (later, reloads) => {
  const { fail } = await openPage()
  fail()
  vi.setSystemTime(START + later)
  const afterReload = await openPage()
  afterReload.fail()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test.each([
  ['/en/cases', 'loads that address'],
  ['/en/jobs?page=2', 'reloads, as after “Back”'],
])('a failed chunk while “%s” is being opened %s', async (address) => {
  const { fail, setAddressBeingOpened } = await openPage()
  setAddressBeingOpened(() => address)
  fail()
  const isOpen = address === OPEN.pathname + OPEN.search
  expect(reload).toHaveBeenCalledTimes(isOpen ? 1 : 0)
  expect(assign.mock.calls).toEqual(isOpen ? [] : [[address]])
})

test('a failure while offline does not reload', async () => {
  const { fail } = await openPage({ onLine: false })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('a failure does not reload if the reload cannot be recorded', async () => {
  const setItem = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const { fail } = await openPage({ storage: { ...sessionStorage, setItem } })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('a failed load stays pending while the page reloads', async () => {
  const { fail, loadAwaited } = await openPage()
  const reason = new Error('no such file')
  const load = () => loadAwaited(() => Promise.reject(reason))
  await expect(load()).rejects.toBe(reason)
  fail()
  const outcome = await Promise.race([load(), Promise.resolve('pending')])
  expect(outcome).toBe('pending')
})

test('a failed prefetch does not reload, unless a navigation is waiting', async () => {
  const { fail, loadAhead, loadAwaited } = await openPage()
  const failing = async () => {
    fail()
    throw new Error('no such file')
  }
  await expect(loadAhead(failing)).rejects.toThrow('no such file')
  expect(reload).not.toHaveBeenCalled()
  const waiting = Promise.withResolvers<void>()
  const opening = loadAwaited(() => waiting.promise)
  await expect(loadAhead(failing)).rejects.toThrow('no such file')
  expect(reload).toHaveBeenCalledOnce()
  waiting.resolve()
  await opening
})
