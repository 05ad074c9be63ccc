import type { Env } from '#backend/ports/env.ts'
import type { Store } from '#backend/ports/store.ts'
import { createJobSearch } from '#backend/jobs/search.ts'
import { createPasswords } from '#backend/passwords.ts'
import { random } from '#backend/random.ts'
import type { ServerConfig } from './config.ts'

/** What the API's operations need, in production. */
export function createServerEnv(store: Store, config: ServerConfig): Env {
  const clock = () => new Date()
  return {
    store,
    jobSearch: createJobSearch(store, clock),
    clock,
    random,
    passwords: createPasswords(),
    config: {
      limits: config.limits,
      secureCookies: config.origin.startsWith('https:'),
      trackingOrigin: config.trackingOrigin,
      checkAnswers: false,
    },
  }
}
