import type { Store } from './store.ts'

/**
 * A value in the browser's storage, read with `useStore`. An unreadable value counts as absent. If the storage is full or forbidden, the
 * value stays in the memory of this page.
 */
export type Stored<Value> = Omit<Store<Value>, 'set'> & {
  /** Returns whether the browser has stored the value beyond this page. */
  set: (value: Value) => boolean
  /** Removes the value from the storage; it then is the initial one. */
  clear: () => void
}

type Area = 'localStorage' | 'sessionStorage'

/**
 * Parses a stored value; undefined if it is invalid. Pages that load zod anyway pass a schema's `safeParse(value).data`; code of
 * every page has parsers of its own.
 */
export type Read<Value> = (value: unknown) => Value | undefined

/** Binds a storage key to a type. Local storage stays in sync across tabs. On the server the value is the initial one. */
export function stored<Value>(area: Area, key: string, parse: Read<Value>, initial: Value): Stored<Value> {
  const listeners = new Set<() => void>()
  /** The value that the storage refused. */
  let refused: { text: string | null } | null = null
  let last = { text: null as string | null, value: initial }

  /** Returns the same object for the same text, as React requires of a snapshot. */
  function get(): Value {
    const text = refused ? refused.text : read(area, key)
    if (text !== last.text) last = { text, value: parseText(text, parse) ?? initial }
    return last.value
  }

  function write(text: string | null): boolean {
    const kept = store(area, key, text)
    refused = kept ? null : { text }
    notify()
    return kept
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  /** Another tab has written; `key` is null when it cleared the storage. */
  function onStorage(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    refused = null
    notify()
  }

  return {
    initial,
    get,
    set: (value) => write(JSON.stringify(value)),
    clear: () => void write(null),
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** Returns null also if the storage is forbidden: any access throws then. */
function read(area: Area, key: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the storage accepted the text; false when it is full or forbidden. */
function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Returns undefined for an absent or corrupt value. */
function parseText<Value>(text: string | null, parse: Read<Value>): Value | undefined {
  if (text === null) return undefined
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
