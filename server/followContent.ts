import type { Env } from '#backend/ports/env.ts'
import type { Background } from './background.ts'

/** The interval between two rounds, in ms. A change reaches each instance within 10 s (decision 72). */
export const FOLLOW_EVERY = 2_000

/**
 * Brings the index of the search to the state of the store every `FOLLOW_EVERY`, so that it does not depend on visitors.
 */
export function followContent({ jobSearch }: Pick<Env, 'jobSearch'>, { every }: Background): void {
  every(FOLLOW_EVERY, 'job index', () => jobSearch.follow())
}
