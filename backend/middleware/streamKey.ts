import { chunksOf } from '../content/lines.ts'
import { sha256 } from '../crypto.ts'
import type { Middleware } from '../http.ts'
import type { StoreResponse } from '../operation.ts'
import type { Env } from '../ports/env.ts'
import { ProblemError } from '../problem.ts'
import { type KeyOptions, keyOf, livingResponse } from './idempotency.ts'

/**
 * Takes an `Idempotency-Key` for a stream, which is hashed as the operation reads it. The answer is stored at its end, so a key repeats whole
 * runs only: after a run that was interrupted, it begins a new one. Without the header nothing is stored.
 */
export function streamKey(env: Env, { id, ownerOf }: KeyOptions): Middleware {
  return async (c, next) => {
    const { body } = c.req.raw
    if (c.req.header('Idempotency-Key') === undefined) {
      c.set('stream', body)
      c.set('storeResponse', async (_store, result) => result)
      return next()
    }
    const { name, applicantId } = ownerOf(c)
    const key = `${id}:${name}:${keyOf(c)}`
    const stored = await livingResponse(env, key)
    const hash = createBlockHash(JSON.stringify([c.var.params, c.var.query]))
    if (stored) {
      for await (const chunk of chunksOf(body)) await hash.add(chunk)
      if ((await hash.end()) !== stored.fingerprint) throw new ProblemError(409, { problem: REUSED })
      c.res = new Response(`${stored.body}\n`, { headers: { 'Content-Type': 'application/x-ndjson' } })
      return
    }
    c.set('stream', body?.pipeThrough(hashing(hash)) ?? null)
    c.set('storeResponse', storer(env, hash, { key, applicantId }))
    await next()
  }
}

const REUSED = 'idempotency-key-reused'

type BlockHash = { add(chunk: Uint8Array): Promise<void>; end(): Promise<string> }

function storer(env: Env, hash: BlockHash, row: { key: string; applicantId: number | null }): StoreResponse {
  return async (store, result) => {
    const fingerprint = await hash.end()
    const isFirst = await store.storedResponses.insert({
      ...row,
      fingerprint,
      status: result.status,
      body: JSON.stringify(result.body),
      reference: null,
      version: null,
      createdAt: env.clock().toISOString(),
    })
    // A simultaneous call with the same content has stored its answer first.
    if (!isFirst && (await store.storedResponses.find(row.key))?.fingerprint !== fingerprint)
      throw new ProblemError(409, { problem: REUSED })
    return result
  }
}

const hashing = (hash: BlockHash) =>
  new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await hash.add(chunk)
      controller.enqueue(chunk)
    },
  })

const BLOCK = 65_536

/** Web Crypto hashes whole contents only, so each block is hashed with the hash before it. Chunks may end anywhere. */
function createBlockHash(beginning: string): BlockHash {
  let last = beginning
  const block = new Uint8Array(BLOCK)
  let size = 0
  async function close(): Promise<void> {
    last = await sha256(last + (await sha256(block.slice(0, size))))
    size = 0
  }
  return {
    async add(chunk) {
      for (let rest = chunk; rest.length > 0;) {
        const part = rest.subarray(0, BLOCK - size)
        block.set(part, size)
        size += part.length
        rest = rest.subarray(part.length)
        if (size === BLOCK) await close()
      }
    },
    async end() {
      await close()
      return last
    },
  }
}
