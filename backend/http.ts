/** Types that the middleware shares. */

import type { Context, MiddlewareHandler } from 'hono'
import type * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import type { Caller, StoreResponse } from './operation.ts'
import type { Actor } from './ports/audit.ts'
import type { Cookies } from './ports/cookies.ts'

/** Reads a body of at most `most` bytes. Throws a `ProblemError` for a longer one or one that breaks off. */
export type ReadBytes = (request: Request, most: number) => Promise<Uint8Array<ArrayBuffer>>

/** Data about a call that the host passes along with the request. */
export type Call = {
  cookies: Cookies
  /** The network of the caller, for limits (`network.ts`). */
  network: string
  /** Whether the caller owns the data folder, because the call has reached its socket. Only the staff API heeds it. */
  isOwner?: boolean
  readBytes: ReadBytes
  /** Is called with the name of the operation, for the log of the host. */
  entered?: (operation: string) => void
}

export type AppTypes = {
  Bindings: { call: Call }
  Variables: {
    lang: Lang
    /** Returns the label of a field of the operation, for messages about it. Null before an operation is selected. */
    labelOf: ((lang: Lang, field: string) => string) | null
    /** The table with the texts of problems. Null before an operation is selected. */
    problemTexts: 'problems' | 'staffProblems' | null
    caller: Caller | null
    /** The caller of the staff API. */
    actor: Actor | null
    params: unknown
    query: unknown
    body: unknown
    storeResponse: StoreResponse | null
    /** The body of an operation that reads JSON Lines. */
    stream: ReadableStream<Uint8Array> | null
  }
}

export type AppContext = Context<AppTypes>
export type Middleware = MiddlewareHandler<AppTypes>

/** A row of the operation table, for code that handles all operations alike. */
export type Row = {
  method: string
  path: string
  requestedWith: boolean
  secured: boolean
  idempotencyKey: boolean
  cacheControl: string
  /** JSON Lines are a stream, which the operation reads. */
  contentType: 'application/json' | 'multipart/form-data' | 'application/x-ndjson' | null
  params: z.ZodMiniType | null
  paramKinds: Record<string, string>
  query: z.ZodMiniType | null
  queryKinds: Record<string, string>
  body: z.ZodMiniType | null
  bodyKinds: Record<string, string>
  /** The maximum number of parts with each name. */
  bodyParts: Record<string, number>
  /** The maximum size of the body. */
  bodyBytes: number
  responses: Record<number, z.ZodMiniType | null>
}
