import * as z from 'zod/mini'
import { isRecord } from '#domain/record.ts'
import { sha256 } from '../hash.ts'
import type { AppContext, Middleware } from '../http.ts'
import type { KeepAnswer } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import type { KeptAnswer } from '../ports/store.ts'
import { ProblemError } from '../problem.ts'

const uuid = z.uuid()

/**
 * Answers a request with a key that was used before from what was answered then, so that a double click or a retry
 * creates one record. Two requests at the same time wait for each other. Operations keep their answer in the transaction that
 * makes what it tells of.
 */
export function idempotency(env: Env, id: string): Middleware {
  const running = new Map<string, Promise<void>>()
  return async (c, next) => {
    const key = keyOf(c, id)
    while (running.has(key)) await running.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(key, promise)
    try {
      const fingerprint = await fingerprintOf(c.var.body)
      const kept = await env.store.answers.find(key)
      if (kept) {
        c.res = repeated(kept, fingerprint)
        return
      }
      c.set('keepAnswer', answerKeeper(env, key, fingerprint))
      await next()
      const answered = c.res.ok || c.res.status === 409 ? await env.store.answers.find(key) : null
      if (c.res.ok && !answered) throw new Error(`${id} has not kept its answer`)
      // Another process has answered meanwhile, which makes this request the second.
      if (answered) c.res = repeated(answered, fingerprint)
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

function repeated(kept: KeptAnswer, fingerprint: string): Response {
  if (kept.fingerprint !== fingerprint) throw new ProblemError(409, { problem: 'idempotency-key-reused' })
  return new Response(kept.body, { status: kept.status, headers: { 'Content-Type': 'application/json' } })
}

function answerKeeper({ clock }: Env, key: string, fingerprint: string): KeepAnswer {
  return async (store, answer) => {
    const isFirst = await store.answers.insert({
      key,
      fingerprint,
      status: answer.status,
      body: JSON.stringify(answer.body),
      createdAt: clock().toISOString(),
    })
    if (!isFirst) throw new ProblemError(409, { problem: 'idempotency-key-reused' })
    return answer
  }
}

/**
 * What makes two requests equal: the parsed values, whatever their order, and the content of the files. The token of the bot check
 * is made anew for each sending.
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
