import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fakeWindow } from '../../tests/setup/fakeWindow.ts'
import { stored } from './stored.ts'

const schema = z.array(z.number())
const ids = (value: unknown) => schema.safeParse(value).data

let fake: ReturnType<typeof fakeWindow>

beforeEach(() => {
  fake = fakeWindow()
})

test('a value that was set is read back, also by another reader of the key', () => {
  expect(stored('localStorage', 'saved', ids, []).set([1, 2])).toBe(true)
  expect(stored('localStorage', 'saved', ids, []).get()).toEqual([1, 2])
  expect(fake.storage.getItem('saved')).toBe('[1,2]')
})

test('an unchanged value stays the same object', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  saved.set([1])
  expect(saved.get()).toBe(saved.get())
})

test.each(['', 'not json', '"text"', '["1"]', 'null'])(
  'the corrupt text %j results in the initial value',
  (text) => {
    fake.storage.setItem('saved', text)
    expect(stored('localStorage', 'saved', ids, [7]).get()).toEqual([7])
  },
)

test('clearing removes the value from the storage', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  saved.set([1])
  saved.clear()
  expect(saved.get()).toEqual([])
  expect(fake.storage.items.size).toBe(0)
})

test('a full storage keeps the value for this page', () => {
  fake.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const saved = stored('localStorage', 'saved', ids, [])
  expect(saved.set([1])).toBe(false)
  expect(saved.get()).toEqual([1])
})

test('a forbidden storage keeps the value for this page', () => {
  Object.defineProperty(fake.page, 'localStorage', {
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

test('the value without a window is the initial one', () => {
  vi.stubGlobal('window', undefined)
  expect(stored('localStorage', 'saved', ids, [7]).get()).toEqual([7])
})

test('listeners are notified of changes here and in other tabs until they unsubscribe', () => {
  const saved = stored('localStorage', 'saved', ids, [])
  const listener = vi.fn<() => void>()
  const leave = saved.subscribe(listener)
  saved.set([1])
  expect(listener).toHaveBeenCalledTimes(1)

  fake.storage.setItem('saved', '[1,2]')
  fake.otherTabWrites('saved')
  expect(listener).toHaveBeenCalledTimes(2)
  expect(saved.get()).toEqual([1, 2])

  fake.storage.items.clear()
  fake.otherTabWrites(null)
  expect(listener).toHaveBeenCalledTimes(3)
  expect(saved.get()).toEqual([])

  fake.otherTabWrites('another key')
  leave()
  saved.set([1])
  fake.otherTabWrites('saved')
  expect(listener).toHaveBeenCalledTimes(3)
})
