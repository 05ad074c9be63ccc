/** Types of operations: functions from parsed input to one of the responses that the contract declares. */
import type * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import type { RuleIssue } from '#domain/ruleIssues.ts'
import type { problems } from '#i18n/en/problems.ts'
import type { OperationId, operations } from '#openapi/generated/operations.ts'
import type { Cookies } from './ports/cookies.ts'
import type { Env } from './ports/env.ts'
import type { Applicant, Session, Store } from './ports/store.ts'

type Row<Id extends OperationId> = (typeof operations)[Id]
type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : null
type Statuses<Id extends OperationId> = keyof Row<Id>['responses']
type SuccessStatus = 200 | 201

/** What is stored of a response besides its status. */
type Kept = {
  /** Stored in place of a body that may be large. `operations/replays.ts` makes the body from it. */
  reference?: object
  /** The applicant with whom the response is removed, if it is not the caller. */
  applicantId?: number
}

/** Stores a successful response in the transaction that creates its record, so that both exist or neither. Returns the response. */
export type StoreResponse = <Status extends SuccessStatus, Body>(
  store: Store,
  result: { status: Status; body: Body },
  kept?: Kept,
) => Promise<{ status: Status; body: Body }>

/** The caller of an operation that requires a session. */
export type Caller = { applicant: Applicant; session: Session }

export type Input<Id extends OperationId> = {
  params: Parsed<Row<Id>['params']>
  query: Parsed<Row<Id>['query']>
  body: Parsed<Row<Id>['body']>
  lang: Lang
  cookies: Cookies
  /** The network of the caller (`network.ts`). */
  network: string
  /** Present if the operation takes an `Idempotency-Key`. Call it within the transaction. */
  storeResponse: Row<Id>['idempotencyKey'] extends true ? StoreResponse : null
  caller: Row<Id>['secured'] extends true ? Caller : null
}

type Success<Id extends OperationId> = {
  [Status in Statuses<Id> & SuccessStatus]: {
    status: Status
    body: z.input<Row<Id>['responses'][Status] & z.ZodMiniType>
    /** Headers in addition to those of every response. */
    headers?: Record<string, string>
  }
}[Statuses<Id> & SuccessStatus]

/** The key of a problem and of its texts. */
export type ProblemKey = keyof typeof problems

/** A declared failure. 422 has `errors` for the wrong fields, 429 has `retryAfter` in seconds. */
type Failure<Id extends OperationId> = {
  status: Exclude<Statuses<Id>, SuccessStatus>
  problem?: ProblemKey
  errors?: RuleIssue[]
  retryAfter?: number
}

export type Result<Id extends OperationId> = Success<Id> | Failure<Id>

export type Handler<Id extends OperationId> = (input: Input<Id>, env: Env) => Promise<Result<Id>>

export type Handlers = { [Id in OperationId]: Handler<Id> }
