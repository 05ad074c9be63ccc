import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import { defaultLimits } from '#backend/limits.ts'
import { createPasswords } from '#backend/passwords.ts'
import type { Env } from '#backend/ports/env.ts'
import type { Files } from '#backend/ports/files.ts'
import type { Clock } from '#backend/ports/clock.ts'
import { random } from '#backend/random.ts'
import { removeExpired } from '#backend/session/session.ts'
import { sampleIntake } from '#content/intake.ts'
import { type SeedSize, seed } from '#content/seed.ts'
import { createMemoryFiles } from './files.ts'
import { type Outbox, createOutbox } from './outbox.ts'
import { type MemoryStore, createMemoryStore } from './store/index.ts'
import type { Persistence } from './store/persistence.ts'

/** The iterations of password hashes, few for fast logins: mock accounts need no protection. */
const PASSWORD_ROUNDS = 1_000

export type MockOptions = SeedSize & {
  clock?: Clock
  /** The site's origin, for links in mails. */
  origin?: string
  /** Persists logins and entered data over reloads. */
  persistence?: Persistence
  /** Where uploaded files are kept; by default in memory. */
  files?: Files
  /** The time that dates of the sample content are relative to; by default that of the clock. */
  seededAt?: Date
}

export type MockEnv = Env & { mailer: Outbox; store: MemoryStore }

/** Creates the environment of the backend in memory, filled with the sample content. */
export async function createMockEnv({
  clock = () => new Date(),
  persistence,
  files = createMemoryFiles(),
  seededAt,
  jobs,
  origin = 'http://localhost',
}: MockOptions = {}): Promise<MockEnv> {
  const store = createMemoryStore(persistence)
  const passwords = createPasswords(PASSWORD_ROUNDS)
  await seed(store, { now: seededAt ?? clock(), jobs, passwords, files })
  const env: MockEnv = {
    store,
    jobSearch: createJobSearch(store, clock),
    clock,
    random,
    passwords,
    files,
    mailer: createOutbox(),
    intake: sampleIntake(clock),
    captcha: null,
    config: {
      origin,
      limits: defaultLimits,
      secureCookies: false,
      trackingOrigin: null,
      checkResponses: true,
    },
  }
  await removeExpired(env)
  return env
}
