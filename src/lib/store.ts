import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get: () => State
  set: (state: State) => void
  subscribe: (listener: () => void) => () => void
  /** What the server renders with, and the browser until it has hydrated. */
  initial: State
}

/** State outside of React that components read with `useStore`. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    initial,
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial)
}

/** One field of a store: who reads another is left alone when it changes. */
export function useStoreField<State, Field extends keyof State>(
  { subscribe, get, initial }: Store<State>,
  field: Field,
): State[Field] {
  return useSyncExternalStore(
    subscribe,
    () => get()[field],
    () => initial[field],
  )
}
