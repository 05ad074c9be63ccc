import { useSyncExternalStore } from 'react'

export type Store<State> = {
  get: () => State
  set: (state: State) => void
  subscribe: (listener: () => void) => () => void
  /** The state on the server, and in the browser until hydration. */
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

/** Reads one field of a store; changes of other fields cause no render. */
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
