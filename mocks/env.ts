import { followRevisions } from '#backend/content/revisions.ts'
import { random } from '#backend/crypto.ts'
import { createJobSearch } from '#backend/jobs/indexedSearch.ts'
import { defaultLimits } from '#backend/limits.ts'
import { nextTask } from '#backend/nextTask.ts'
import { createPasswords } from '#backend/passwords.ts'
import { stripMetadata } from '#backend/photos/stripMetadata.ts'
import type { Clock } from '#backend/ports/clock.ts'
import type { Env } from '#backend/ports/env.ts'
import type { ErasureNotes, NotedErasure } from '#backend/ports/erasureNotes.ts'
import type { Mail, Mailer } from '#backend/ports/mailer.ts'
import { removeExpired } from '#backend/session/session.ts'
import { addBlogMenu } from '#content/blogMenu.ts'
import { sampleCompany } from '#content/company.ts'
import { sampleIntake } from '#content/intake.ts'
import { type SeedSize, seed } from '#content/seed.ts'
import type { Company } from '#domain/company.ts'
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
  /** Persists files over reloads. */
  filePersistence?: Persistence
  /** The time that dates of the sample content are relative to; by default that of the clock. */
  seededAt?: Date
  /** Whether the store has the sample content; otherwise it is that of a new company. */
  sample?: boolean
  /** The facts of the company, by default that of the sample. */
  company?: Company
}

export type MockEnv = Env & { mailer: Outbox; store: MemoryStore }

/** Creates the environment of the backend in memory, filled with the sample content. */
export async function createMockEnv({
  clock = () => new Date(),
  persistence,
  filePersistence,
  seededAt,
  jobs,
  sample = true,
  company = sampleCompany,
  origin = 'http://localhost',
}: MockOptions = {}): Promise<MockEnv> {
  const store = createMemoryStore(persistence, filePersistence)
  const passwords = createPasswords(PASSWORD_ROUNDS)
  if (!sample) await addBlogMenu(store)
  else await seed(store, { now: seededAt ?? clock(), jobs, passwords })
  const revisions = followRevisions(store, clock)
  const env: MockEnv = {
    store,
    revisions,
    jobSearch: createJobSearch(store, clock, { revisions }),
    clock,
    random,
    giveWay: nextTask,
    importPace: { linesBetweenPauses: Infinity, rest: 0 },
    passwords,
    stripMetadata: async (type, bytes) => stripMetadata(type, bytes),
    mailer: createOutbox(),
    erasureNotes: createErasureNotes(),
    intake: sampleIntake(clock),
    captcha: null,
    scanner: null,
    security: () => {},
    requestId: () => null,
    config: {
      origin,
      company,
      limits: defaultLimits,
      secureCookies: false,
      trackingOrigin: null,
      checkResponses: true,
    },
  }
  await removeExpired(env)
  return env
}

function createErasureNotes(): ErasureNotes {
  const noted: NotedErasure[] = []
  return { add: async (erasure) => void noted.push(erasure), all: async () => [...noted] }
}

/** A mailer that stores sent mails, newest last, until the page or process ends. */
export type Outbox = Mailer & { readonly sent: readonly Mail[] }

function createOutbox(): Outbox {
  const sent: Mail[] = []
  return { sent, send: async (mail) => void sent.push(mail) }
}
