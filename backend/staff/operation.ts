/** Types of the operations of the staff API. */

import type { operations } from '#openapi/staff/generated/operations.ts'
import type { ParsedInput, Result } from '../operation.ts'
import type { Actor } from '../ports/audit.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'
import type { AuditedChange } from './audit.ts'

export type StaffOperationId = keyof typeof operations
export type StaffRow<Id extends StaffOperationId> = (typeof operations)[Id]

/** A line of `GET /check`. */
export type Check = { name: string; ok: boolean; text: string }

/**
 * Why there is no backup or restore: the file is not readable or writable, the disk of the file or of the database is full, or the file is of
 * another kind, incomplete, or of another version of the program.
 */
export type BackupProblem =
  | 'backup-file'
  | 'disk-full'
  | 'no-backup'
  | 'backup-damaged'
  | 'backup-other-version'

/** Backups as files of the server's computer. After a problem nothing has changed. */
export type Backups = {
  write(file: string): Promise<{ rows: number; bytes: number } | BackupProblem>
  restore(file: string): Promise<{ rows: number } | BackupProblem>
}

export type SampleCounts = Record<'jobs' | 'stories' | 'articles' | 'people', number>

/** The sample content and its people. */
export type Sample = {
  /** Adds the sample, unless it is there. Null: the origin is https, or the store has a row with an id of the sample. */
  add(): Promise<SampleCounts | null>
  /** Removes the sample with everything that its people did. */
  remove(): Promise<SampleCounts>
}

/** The environment of the staff API: that of the site's API, and the parts that only its host knows. */
export type StaffEnv = Env & {
  /** Returns whether everything is configured that a company needs. */
  checks: () => Promise<Check[]>
  /** Aborted when the host stops: calls that wait for events are answered then. */
  stopping: AbortSignal
  backups: Backups
  sample: Sample
}

export type StaffInput<Id extends StaffOperationId> = ParsedInput<StaffRow<Id>> & {
  actor: Actor
  /** The body of an operation that reads JSON Lines; null without one. */
  stream: ReadableStream<Uint8Array> | null
  /** The version in `If-Match`, or `*`; null without the header. `requireVersion` checks it. */
  ifMatch: string | null
  /** Records changes by this call. Call it within their transaction. */
  audit: (store: Store, ...changes: AuditedChange[]) => Promise<void>
}

export type StaffHandler<Id extends StaffOperationId> = (
  input: StaffInput<Id>,
  env: StaffEnv,
) => Promise<Result<StaffRow<Id>>>

export type StaffHandlers = { [Id in StaffOperationId]: StaffHandler<Id> }
