/** Types of operations: functions from parsed input to one of the responses that the contract declares. */

import type * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import type { problems } from '#i18n/en/problems.ts'
import type { staffProblems } from '#i18n/en/staffProblems.ts'
import type { OperationId, operations } from '#openapi/generated/operations.ts'
import type { FieldIssue } from './mistakes.ts'
import type { Applicant } from './ports/applicants.ts'
import type { Cookies } from './ports/cookies.ts'
import type { Env } from './ports/env.ts'
import type { Session } from './ports/sessions.ts'
import type { Store } from './ports/store.ts'

/** The columns of an operation table that type its handlers. */
export type OperationRow = {
  params: z.ZodMiniType | null
  query: z.ZodMiniType | null
  body: z.ZodMiniType | null
  idempotencyKey: boolean
  responses: { readonly [status: number]: z.ZodMiniType | null }
}

/** The row of an operation of the site's API. */
export type PublicRow<Id extends OperationId> = (typeof operations)[Id]
type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : null
type Statuses<Row extends OperationRow> = keyof Row['responses']
type SuccessStatus = 200 | 201

/** The stored parts of a response besides its status. */
type Kept = {
  /** Stored in place of a body that may be large. A `Replay` makes the body from it. */
  reference?: object
  /** The response is removed together with this applicant; the caller by default. */
  applicantId?: number
}

/** Stores a successful response in the transaction that creates its record, so that both exist or neither. Returns the response. */
export type StoreResponse = <Status extends SuccessStatus, Body>(
  store: Store,
  result: { status: Status; body: Body; version?: string },
  kept?: Kept,
) => Promise<{ status: Status; body: Body; version?: string }>

/** Makes the body of a stored response from its reference. Throws if the reference has another form. */
export type Replay = (store: Store, reference: unknown, lang: Lang) => Promise<unknown>

/** The caller of an operation that requires a session. */
export type Caller = { applicant: Applicant; session: Session }

/** The parsed input of an operation, of the site's API or the staff's. */
export type ParsedInput<Row extends OperationRow> = {
  params: Parsed<Row['params']>
  query: Parsed<Row['query']>
  body: Parsed<Row['body']>
  lang: Lang
  /** Present if the operation takes an `Idempotency-Key`. Call it within the transaction. */
  storeResponse: Row['idempotencyKey'] extends true ? StoreResponse : null
}

export type Input<Id extends OperationId> = ParsedInput<PublicRow<Id>> & {
  cookies: Cookies
  /** The network of the caller (`network.ts`). */
  network: string
  /** The `User-Agent` of the caller; empty without one. */
  userAgent: string
  caller: PublicRow<Id>['secured'] extends true ? Caller : null
}

type Success<Row extends OperationRow> = {
  [Status in Statuses<Row> & SuccessStatus]: {
    status: Status
    /** A stream of JSON Lines has no schema. */
    body: Row['responses'][Status] extends z.ZodMiniType
      ? z.input<Row['responses'][Status]>
      : ReadableStream<Uint8Array>
    /** The version of the thing in the body, which is sent as its `ETag`. */
    version?: string
    /** Headers in addition to those of every response. */
    headers?: Record<string, string>
  }
}[Statuses<Row> & SuccessStatus]

/** The key of a problem and of its texts. */
export type ProblemKey = keyof typeof problems | keyof typeof staffProblems

/** A declared failure. 422 has `errors` for the wrong fields, 429 has `retryAfter` in seconds. */
type Failure<Row extends OperationRow> = {
  status: Exclude<Statuses<Row>, SuccessStatus>
  problem?: ProblemKey
  errors?: FieldIssue[]
  retryAfter?: number
}

/** One of the responses that the contract declares for an operation. */
export type Result<Row extends OperationRow> = Success<Row> | Failure<Row>

export type Handler<Id extends OperationId> = (input: Input<Id>, env: Env) => Promise<Result<PublicRow<Id>>>

export type Handlers = { [Id in OperationId]: Handler<Id> }
