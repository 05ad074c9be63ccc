import * as z from 'zod/mini'
import { sha256 } from '../hash.ts'
import type { Middleware } from '../http.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'

const uuid = z.uuid()

/**
 * Answers a request with a key that was used before from what was answered then, so that a double click or a retry
 * creates one record. Two requests at the same time wait for each other.
 */
export function idempotency(env: Env, id: string): Middleware {
  const running = new Map<string, Promise<void>>()
  return async (c, next) => {
    const header = uuid.safeParse(c.req.header('Idempotency-Key'))
    if (!header.success) {
      throw new ProblemError(422, { errors: [{ field: 'Idempotency-Key', rule: 'invalid', limit: 0 }] })
    }
    const key = `${id}:${c.var.caller?.applicant.id ?? ''}:${header.data.toLowerCase()}`
    while (running.has(key)) await running.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    running.set(key, promise)
    try {
      const fingerprint = await fingerprintOf(c.var.body)
      const kept = await env.store.answers.find(key)
      if (kept && kept.fingerprint !== fingerprint)
        throw new ProblemError(409, { problem: 'idempotency-key-reused' })
      if (kept) {
        c.res = new Response(kept.body, {
          status: kept.status,
          headers: { 'Content-Type': 'application/json' },
        })
        return
      }
      await next()
      if (c.res.status >= 300) return
      const body = await c.res.clone().text()
      await env.store.answers.insert({
        key,
        fingerprint,
        status: c.res.status,
        body,
        createdAt: env.clock().toISOString(),
      })
    } finally {
      running.delete(key)
      resolve()
    }
  }
}

/** What makes two requests equal: the parsed values, whatever their order, and the content of the files. */
async function fingerprintOf(body: unknown): Promise<string> {
  return sha256(await canonical(body))
}

async function canonical(value: unknown): Promise<string> {
  if (value instanceof File) return `file:${value.name}:${await sha256(await value.arrayBuffer())}`
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  const parts = await Promise.all(
    entries.map(async ([key, part]) => `${JSON.stringify(key)}:${await canonical(part)}`),
  )
  return `{${parts.join(',')}}`
}
