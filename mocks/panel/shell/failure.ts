import { createStore } from '#src/lib/store.ts'

/** The message of the latest action that failed, or null. */
export const failure = createStore<string | null>(null)

export function reportFailure(error: Error): void {
  failure.set(error.message)
}
