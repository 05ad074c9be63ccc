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

/** Installs a new window until the end of the test. */
export function fakeWindow() {
  const storage = new FakeStorage()
  const page = Object.assign(new EventTarget(), { localStorage: storage })
  vi.stubGlobal('window', page)
  return {
    page,
    storage,
    /** Simulates that another tab has written a key, or cleared all. The storage already has the value. */
    otherTabWrites: (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key })),
  }
}
