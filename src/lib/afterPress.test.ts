import { beforeEach, expect, test, vi } from 'vitest'

const page = new EventTarget()
const press = () => page.dispatchEvent(new Event('pointerdown'))
const letGo = () => {
  page.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(0)
}

async function load() {
  vi.resetModules()
  vi.stubGlobal('window', page)
  return import('./afterPress.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
})

test('a callback runs at once while nothing is pressed, otherwise after the press', async () => {
  const { afterPress } = await load()
  const run = vi.fn<() => void>()
  afterPress(run)
  expect(run).toHaveBeenCalledTimes(1)
  press()
  afterPress(run)
  expect(run).toHaveBeenCalledTimes(1)
  letGo()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a callback waits half a second at most; each press restarts the limit', async () => {
  const { afterPress } = await load()
  const run = vi.fn<() => void>()
  press()
  afterPress(run)
  vi.advanceTimersByTime(400)
  letGo()
  press()
  afterPress(run)
  vi.advanceTimersByTime(400)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(100)
  expect(run).toHaveBeenCalledTimes(2)
})
