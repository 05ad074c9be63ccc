import type { Store } from './store.ts'

/**
 * A value in the browser's storage, read with `useStore`. What is stored but cannot be read counts as absent.
 * A full or forbidden storage stops nothing: the value is then kept by this page alone.
 */
export type Stored<Value> = Omit<Store<Value>, 'set'> & {
  /** Answers whether the value will outlive this page. */
  set: (value: Value) => boolean
  /** Takes the value out of the storage; it is then the initial one. */
  clear: () => void
}

type Area = 'localStorage' | 'sessionStorage'

/**
 * Reads what was stored: undefined for what does not fit. A page that has zod anyway gives a schema's `safeParse(value).data`; what every page
 * loads goes without.
 */
export type Read<Value> = (value: unknown) => Value | undefined

/** Ties a key of a storage to a type; of local storage all tabs are kept in step. On the server it is the initial value. */
export function stored<Value>(area: Area, key: string, parse: Read<Value>, initial: Value): Stored<Value> {
  const listeners = new Set<() => void>()
  /** What the storage refused to take. */
  let refused: { text: string | null } | null = null
  let last = { text: null as string | null, value: initial }

  /** The same object for the same text, as React asks of a snapshot. */
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

  /** Another tab has written; `key` is null when it has cleared all. */
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

/** Null also where the storage is forbidden: merely touching it throws then. */
function read(area: Area, key: string): string | null {
  if (typeof window === 'undefined') return null
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Answers whether the storage took it; it does not when it is full or forbidden. */
function store(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Undefined for what is absent or corrupt. */
function parseText<Value>(text: string | null, parse: Read<Value>): Value | undefined {
  if (text === null) return undefined
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
