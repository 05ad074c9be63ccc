import type { Env } from '#backend/ports/env.ts'

/** The interval between two rounds, in ms. A change reaches each instance within 10 s (decision 72). */
export const FOLLOW_EVERY = 2_000

/**
 * Brings the index of the search to the state of the store every `FOLLOW_EVERY`, so that it does not depend on visitors. A round that takes
 * longer delays the next one. Failures are logged. Returns the timer.
 */
export function followContent({ jobSearch }: Pick<Env, 'jobSearch'>): NodeJS.Timeout {
  let isRunning = false

  async function round(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      await jobSearch.follow()
    } catch (error) {
      console.error('The search does not follow the content:', error)
    } finally {
      isRunning = false
    }
  }

  return setInterval(() => void round(), FOLLOW_EVERY).unref()
}
