import * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import { IDEMPOTENCY_AGE } from '#domain/limits.ts'
import { isRecord } from '#domain/record.ts'
import { sha256 } from '../crypto.ts'
import type { AppContext, Middleware } from '../http.ts'
import type { Replay, StoreResponse } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { StoredResponse } from '../ports/storedResponses.ts'
import { ProblemError } from '../problem.ts'

const uuid = z.uuid()

/** The owner of a key. */
type Owner = {
  name: string
  /** The stored responses of an applicant are removed with them. */
  applicantId: number | null
}

export type KeyOptions = {
  /** The name of the operation. */
  id: string
  ownerOf: (c: AppContext) => Owner
}

type Options = KeyOptions & {
  /** Makes the body of a response that was stored as a reference. */
  replay?: Replay
}

/**
 * Replays the stored response for a repeated key, so that a double click or a retry creates one record. Simultaneous requests wait
 * for each other. Operations store their response in the transaction that creates the record. A key belongs to one operation and one owner.
 */
export function idempotency(env: Env, { id, ownerOf, replay }: Options): Middleware {
  const running = new Map<string, Promise<void>>()
  return async (c, next) => {
    const owner = ownerOf(c)
    const key = `${id}:${owner.name}:${keyOf(c)}`
    while (running.has(key)) await running.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(key, promise)
    try {
      const fingerprint = await fingerprintOf(c)
      const repeat = (stored: StoredResponse) =>
        repeated(env, stored, { fingerprint, lang: c.var.lang, replay })
      const stored = await livingResponse(env, key)
      if (stored) {
        c.res = await repeat(stored)
        return
      }
      c.set('storeResponse', responseStorer(env, { key, fingerprint, applicantId: owner.applicantId }))
      await next()
      const { ok, status } = c.res
      const response = ok || status === 409 ? await env.store.storedResponses.find(key) : null
      if (ok && !response) throw new Error(`${id} has not stored its response`)
      // Another process has stored its response first.
      if (!ok && response) c.res = await repeat(response)
    } finally {
      running.delete(key)
      resolve()
    }
  }
}

/** Returns the response that is stored with a key. An expired one is removed, so that the key is free again. */
export async function livingResponse({ store, clock }: Env, key: string): Promise<StoredResponse | null> {
  const stored = await store.storedResponses.find(key)
  const oldest = new Date(clock().getTime() - IDEMPOTENCY_AGE).toISOString()
  if (!stored || stored.createdAt > oldest) return stored
  await store.storedResponses.removeBefore(oldest)
  return store.storedResponses.find(key)
}

/** Returns the key of a request. Throws 422 unless it is a UUID. */
export function keyOf(c: AppContext): string {
  const header = uuid.safeParse(c.req.header('Idempotency-Key'))
  if (!header.success) {
    throw new ProblemError(422, { errors: [{ field: 'Idempotency-Key', rule: 'invalid', limit: 0 }] })
  }
  return header.data.toLowerCase()
}

async function repeated(
  { store }: Env,
  stored: StoredResponse,
  { fingerprint, lang, replay }: { fingerprint: string; lang: Lang; replay?: Replay },
): Promise<Response> {
  if (stored.fingerprint !== fingerprint) throw new ProblemError(409, { problem: 'idempotency-key-reused' })
  const body = stored.body ?? JSON.stringify(await replay?.(store, stored.reference, lang))
  const headers = {
    'Content-Type': 'application/json',
    ...(stored.version !== null && { ETag: `"${stored.version}"` }),
  }
  return new Response(body, { status: stored.status, headers })
}

type Request = Pick<StoredResponse, 'key' | 'fingerprint' | 'applicantId'>

function responseStorer({ clock }: Env, request: Request): StoreResponse {
  return async (store, result, { reference = null, applicantId = request.applicantId } = {}) => {
    const isFirst = await store.storedResponses.insert({
      ...request,
      status: result.status,
      body: reference ? null : JSON.stringify(result.body),
      reference,
      version: result.version ?? null,
      applicantId,
      createdAt: clock().toISOString(),
    })
    if (!isFirst) throw new ProblemError(409, { problem: 'idempotency-key-reused' })
    return result
  }
}

/**
 * Hashes the parsed values, independent of their order, and the content of the files. The token of the bot check is excluded, because
 * it is new for each request.
 */
async function fingerprintOf({ var: { params, query, body } }: AppContext): Promise<string> {
  const content = isRecord(body) ? { ...body, captcha_token: undefined } : body
  return sha256(await canonical(params || query ? { params, query, content } : content))
}

async function canonical(value: unknown): Promise<string> {
  if (value instanceof File) return `file:${value.name}:${await sha256(await value.arrayBuffer())}`
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = await Promise.all(
    entries.map(async ([key, part]) => `${JSON.stringify(key)}:${await canonical(part)}`),
  )
  return `{${parts.join(',')}}`
}
