import * as z from 'zod/mini'
import type { Lang } from '#domain/lang.ts'
import { isRecord } from '#domain/record.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { sha256 } from '../hash.ts'
import type { AppContext, Middleware } from '../http.ts'
import type { StoreResponse } from '../operation.ts'
import { replays } from '../operations/replays.ts'
import type { Env } from '../ports/env.ts'
import type { StoredResponse } from '../ports/store.ts'
import { ProblemError } from '../problem.ts'

const uuid = z.uuid()

/**
 * Replays the stored response for a repeated key, so that a double click or a retry creates one record. Simultaneous requests wait
 * for each other. Operations store their response in the transaction that creates the record.
 */
export function idempotency(env: Env, id: OperationId): Middleware {
  const running = new Map<string, Promise<void>>()
  return async (c, next) => {
    const key = keyOf(c, id)
    while (running.has(key)) await running.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(key, promise)
    try {
      const fingerprint = await fingerprintOf(c.var.body)
      const stored = await env.store.storedResponses.find(key)
      if (stored) {
        c.res = await replay(env, id, stored, { fingerprint, lang: c.var.lang })
        return
      }
      c.set(
        'storeResponse',
        responseStorer(env, { key, fingerprint, applicantId: c.var.caller?.applicant.id ?? null }),
      )
      await next()
      const response = c.res.ok || c.res.status === 409 ? await env.store.storedResponses.find(key) : null
      if (c.res.ok && !response) throw new Error(`${id} has not stored its response`)
      // Another process may have stored its response first.
      if (response) c.res = await replay(env, id, response, { fingerprint, lang: c.var.lang })
    } finally {
      running.delete(key)
      resolve()
    }
  }
}

/** A key belongs to one operation and one applicant. */
function keyOf(c: AppContext, id: string): string {
  const header = uuid.safeParse(c.req.header('Idempotency-Key'))
  if (!header.success) {
    throw new ProblemError(422, { errors: [{ field: 'Idempotency-Key', rule: 'invalid', limit: 0 }] })
  }
  return `${id}:${c.var.caller?.applicant.id ?? ''}:${header.data.toLowerCase()}`
}

async function replay(
  { store }: Env,
  id: OperationId,
  stored: StoredResponse,
  { fingerprint, lang }: { fingerprint: string; lang: Lang },
): Promise<Response> {
  if (stored.fingerprint !== fingerprint) throw new ProblemError(409, { problem: 'idempotency-key-reused' })
  const body = stored.body ?? JSON.stringify(await replays[id]?.(store, stored.reference, lang))
  return new Response(body, { status: stored.status, headers: { 'Content-Type': 'application/json' } })
}

type Request = Pick<StoredResponse, 'key' | 'fingerprint' | 'applicantId'>

function responseStorer({ clock }: Env, request: Request): StoreResponse {
  return async (store, result, { reference = null, applicantId = request.applicantId } = {}) => {
    const isFirst = await store.storedResponses.insert({
      ...request,
      status: result.status,
      body: reference ? null : JSON.stringify(result.body),
      reference,
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
async function fingerprintOf(body: unknown): Promise<string> {
  const content = isRecord(body) ? { ...body, captcha_token: undefined } : body
  return sha256(await canonical(content))
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
