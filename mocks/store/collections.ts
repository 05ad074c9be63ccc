import { Collection } from '@msw/data'
import * as z from 'zod/mini'
import {
  type Inquiry,
  type Invitation,
  type LinkToken,
  type Numbered,
  type Process,
  type Profile,
  type QueuedMail,
  linkPurposes,
} from '#backend/ports/people.ts'
import type { Applicant, StoredResponse, RefreshToken, Session } from '#backend/ports/store.ts'
import { languages } from '#domain/lang.ts'

/** All attempts of a key, oldest first. */
type Attempts = { key: string; times: string[]; expiresAt: string }

const applicant: z.ZodMiniType<Applicant, Applicant> = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  passwordHash: z.nullable(z.string()),
  activatedAt: z.nullable(z.string()),
  welcomedAt: z.nullable(z.string()),
  interviewRequestedAt: z.nullable(z.string()),
  introductionRequestedAt: z.nullable(z.string()),
  createdAt: z.string(),
})

/** Rows that only this program writes and reads, and whose parts no query looks at. */
const rowWith = <Row extends object>(key: keyof Row & string): z.ZodMiniType<Row, Row> =>
  z.custom<Row>((row) => typeof row === 'object' && row !== null && key in row)

const profile = rowWith<Profile>('applicantId')
const process = rowWith<Process>('id')
const inquiry = rowWith<Numbered<Inquiry>>('id')
const invitation = rowWith<Numbered<Invitation>>('id')
const mail = rowWith<QueuedMail>('id')

const linkToken: z.ZodMiniType<LinkToken, LinkToken> = z.object({
  id: z.string(),
  purpose: z.enum(linkPurposes),
  applicantId: z.number(),
  newEmail: z.nullable(z.string()),
  expiresAt: z.string(),
  usedAt: z.nullable(z.string()),
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

const attempts: z.ZodMiniType<Attempts, Attempts> = z.object({
  key: z.string(),
  times: z.array(z.string()),
  expiresAt: z.string(),
})

const storedResponse: z.ZodMiniType<StoredResponse, StoredResponse> = z.object({
  key: z.string(),
  fingerprint: z.string(),
  status: z.number(),
  body: z.string(),
  createdAt: z.string(),
})

/** All rows that change, as plain values. */
const rowsSchema = z.object({
  applicants: z.array(applicant),
  profiles: z.array(profile),
  processes: z.array(process),
  linkTokens: z.array(linkToken),
  inquiries: z.array(inquiry),
  invitations: z.array(invitation),
  mails: z.array(mail),
  sessions: z.array(session),
  refreshTokens: z.array(refreshToken),
  attempts: z.array(attempts),
  storedResponses: z.array(storedResponse),
})
export type Rows = z.output<typeof rowsSchema>

export type Collections = ReturnType<typeof createCollections>

/** What changes while the mock runs. Jobs and stories do not: they are kept as plain lists. */
export function createCollections() {
  return {
    applicants: new Collection({ schema: applicant }),
    profiles: new Collection({ schema: profile }),
    processes: new Collection({ schema: process }),
    linkTokens: new Collection({ schema: linkToken }),
    inquiries: new Collection({ schema: inquiry }),
    invitations: new Collection({ schema: invitation }),
    mails: new Collection({ schema: mail }),
    sessions: new Collection({ schema: session }),
    refreshTokens: new Collection({ schema: refreshToken }),
    attempts: new Collection({ schema: attempts }),
    storedResponses: new Collection({ schema: storedResponse }),
  }
}

export function readRows(collections: Collections): Rows {
  return structuredClone({
    applicants: collections.applicants.all(),
    profiles: collections.profiles.all(),
    processes: collections.processes.all(),
    linkTokens: collections.linkTokens.all(),
    inquiries: collections.inquiries.all(),
    invitations: collections.invitations.all(),
    mails: collections.mails.all(),
    sessions: collections.sessions.all(),
    refreshTokens: collections.refreshTokens.all(),
    attempts: collections.attempts.all(),
    storedResponses: collections.storedResponses.all(),
  })
}

/** Replaces what the collections hold. */
export async function writeRows(collections: Collections, rows: Rows): Promise<void> {
  await fill(collections.applicants, rows.applicants)
  await fill(collections.profiles, rows.profiles)
  await fill(collections.processes, rows.processes)
  await fill(collections.linkTokens, rows.linkTokens)
  await fill(collections.inquiries, rows.inquiries)
  await fill(collections.invitations, rows.invitations)
  await fill(collections.mails, rows.mails)
  await fill(collections.sessions, rows.sessions)
  await fill(collections.refreshTokens, rows.refreshTokens)
  await fill(collections.attempts, rows.attempts)
  await fill(collections.storedResponses, rows.storedResponses)
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
