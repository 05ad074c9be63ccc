import { beforeEach, expect, test, vi } from 'vitest'

const reload = vi.fn<() => void>()
const items = new Map<string, string>()
const sessionStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
}
const START = Date.parse('2026-11-21T09:00:00+09:00')

beforeEach(async () => {
  reload.mockReset()
  items.clear()
  vi.useFakeTimers({ now: START })
})

/** Each page runs the program anew; what it has stored stays. */
async function openPage({ onLine = true, storage = sessionStorage } = {}) {
  vi.resetModules()
  const page = Object.assign(new EventTarget(), { location: { reload }, sessionStorage: storage })
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
])('failing again %d ms later, reloads in all: %d', async (later, reloads) => {
  const { fail } = await openPage()
  fail()
  vi.setSystemTime(START + later)
  const afterReload = await openPage()
  afterReload.fail()
  expect(reload).toHaveBeenCalledTimes(reloads)
})

test('offline it does not reload', async () => {
  const { fail } = await openPage({ onLine: false })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('where it cannot be noted it does not reload', async () => {
  const setItem = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  const { fail } = await openPage({ storage: { ...sessionStorage, setItem } })
  fail()
  expect(reload).not.toHaveBeenCalled()
})

test('while the page reloads, the failure goes no further', async () => {
  const { fail, loadAwaited } = await openPage()
  const reason = new Error('no such file')
  const load = () => loadAwaited(() => Promise.reject(reason))
  await expect(load()).rejects.toBe(reason)
  fail()
  const outcome = await Promise.race([load(), Promise.resolve('pending')])
  expect(outcome).toBe('pending')
})

test('a page that is loaded ahead and fails does not reload, unless another is waited for', async () => {
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
