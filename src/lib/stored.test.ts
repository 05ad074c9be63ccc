import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { stored } from './stored.ts'

const schema = z.array(z.number())
const ids = (value: unknown) => schema.safeParse(value).data

class FakeStorage {
  items = new Map<string, string>()
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, text: string) {
    this.items.set(key, text)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

let storage: FakeStorage
let page: EventTarget & { localStorage: FakeStorage }

beforeEach(() => {
  storage = new FakeStorage()
  page = Object.assign(new EventTarget(), { localStorage: storage })
  vi.stubGlobal('window', page)
})

const otherTabWrites = (key: string | null) =>
  page.dispatchEvent(Object.assign(new Event('storage'), { key }))

test('what was set is read back, also by another reader of the key', () => {
  expect(stored('localStorage', 'saved', ids, []).set([1, 2])).toBe(true)
  expect(stored('localStorage', 'saved', ids, []).get()).toEqual([1, 2])
  expect(storage.getItem('saved')).toBe('[1,2]')
})

test('an unchanged value stays the same object', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  saved.set([1])
  expect(saved.get()).toBe(saved.get())
})

test.each(['', 'not json', '"text"', '["1"]', 'null'])('the corrupt text %j is the initial value', (text) => {
  storage.setItem('saved', text)
  expect(stored('localStorage', 'saved', ids, [7]).get()).toEqual([7])
})

test('clearing takes the value out of the storage', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  saved.set([1])
  saved.clear()
  expect(saved.get()).toEqual([])
  expect(storage.items.size).toBe(0)
})

test('a full storage keeps the value for this page', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const saved = stored('localStorage', 'saved', ids, [])
  expect(saved.set([1])).toBe(false)
  expect(saved.get()).toEqual([1])
})

test('a forbidden storage keeps the value for this page', () => {
  Object.defineProperty(page, 'localStorage', {
    get() {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
  const saved = stored('localStorage', 'saved', ids, [])
  expect(saved.get()).toEqual([])
  saved.set([1])
  expect(saved.get()).toEqual([1])
  saved.clear()
  expect(saved.get()).toEqual([])
})

test('without a window it is the initial value', () => {
  vi.stubGlobal('window', undefined)
  expect(stored('localStorage', 'saved', ids, [7]).get()).toEqual([7])
})

test('listeners hear of changes here and in other tabs until they leave', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  const listener = vi.fn<() => void>()
  const leave = saved.subscribe(listener)
  saved.set([1])
  expect(listener).toHaveBeenCalledTimes(1)

  storage.setItem('saved', '[1,2]')
  otherTabWrites('saved')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(saved.get()).toEqual([1, 2])

  storage.items.clear()
  otherTabWrites(null)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(saved.get()).toEqual([])

  otherTabWrites('another key')
  leave()
  saved.set([1])
  otherTabWrites('saved')
  expect(listener).toHaveBeenCalledTimes(3)
})
