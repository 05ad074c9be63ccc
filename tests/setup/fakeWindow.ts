/** A window for tests in Node: a storage, and events of other tabs. */
import { vi } from 'vitest'

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

/** Puts a new window in place until the end of the test. */
export function fakeWindow() {
  const storage = new FakeStorage()
  const page = Object.assign(new EventTarget(), { localStorage: storage })
  vi.stubGlobal('window', page)
  return {
    page,
    storage,
    /** Another tab has written a key, or cleared all; without its value, which is in the storage. */
    otherTabWrites: (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
}
