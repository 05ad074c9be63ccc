import { Collection } from '@msw/data'
import * as z from 'zod/mini'
import type { Applicant, KeptAnswer, RefreshToken, Session } from '#backend/ports/store.ts'
import { languages } from '#domain/lang.ts'

export type Attempt = { key: string; time: string }

const applicant: z.ZodMiniType<Applicant, Applicant> = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  passwordHash: z.nullable(z.string()),
  activatedAt: z.nullable(z.string()),
  welcomedAt: z.nullable(z.string()),
  createdAt: z.string(),
})

const session: z.ZodMiniType<Session, Session> = z.object({
  id: z.string(),
  applicantId: z.number(),
  family: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
})

const refreshToken: z.ZodMiniType<RefreshToken, RefreshToken> = z.object({
  id: z.string(),
  applicantId: z.number(),
  family: z.string(),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
})

const attempt: z.ZodMiniType<Attempt, Attempt> = z.object({ key: z.string(), time: z.string() })

const answer: z.ZodMiniType<KeptAnswer, KeptAnswer> = z.object({
  key: z.string(),
  fingerprint: z.string(),
  status: z.number(),
  body: z.string(),
  createdAt: z.string(),
})

/** All rows that change, as plain values. */
const rowsSchema = z.object({
  applicants: z.array(applicant),
  sessions: z.array(session),
  refreshTokens: z.array(refreshToken),
  attempts: z.array(attempt),
  answers: z.array(answer),
})
export type Rows = z.output<typeof rowsSchema>

export type Collections = ReturnType<typeof createCollections>

/** What changes while the mock runs. Jobs and stories do not: they are kept as plain lists. */
export function createCollections() {
  return {
    applicants: new Collection({ schema: applicant }),
    sessions: new Collection({ schema: session }),
    refreshTokens: new Collection({ schema: refreshToken }),
    attempts: new Collection({ schema: attempt }),
    answers: new Collection({ schema: answer }),
  }
}

export function readRows({ applicants, sessions, refreshTokens, attempts, answers }: Collections): Rows {
  return structuredClone({
    applicants: applicants.all(),
    sessions: sessions.all(),
    refreshTokens: refreshTokens.all(),
    attempts: attempts.all(),
    answers: answers.all(),
  })
}

/** Replaces what the collections hold. */
export async function writeRows(collections: Collections, rows: Rows): Promise<void> {
  await fill(collections.applicants, rows.applicants)
  await fill(collections.sessions, rows.sessions)
  await fill(collections.refreshTokens, rows.refreshTokens)
  await fill(collections.attempts, rows.attempts)
  await fill(collections.answers, rows.answers)
}

async function fill<Row>(collection: Collection<z.ZodMiniType<Row, Row>>, rows: Row[]): Promise<void> {
  collection.clear()
  for (const row of rows) await collection.create(row)
}

/** Rows from saved text; null when it is not what this version has saved. */
export function parseRows(text: string): Rows | null {
  try {
    return rowsSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** Calls back before each change of a row. */
export function watch(collections: Collections, changed: () => void): void {
  for (const { hooks } of Object.values(collections)) {
    hooks.on('create', changed)
    hooks.on('update', changed)
    hooks.on('delete', changed)
  }
}
