import { isRecord } from '#domain/record.ts'
import type { Actor } from '../ports/audit.ts'
import type { Env } from '../ports/env.ts'
import type { Store } from '../ports/store.ts'

/** A change of a thing, with its values before and after; null where it does not exist. */
export type AuditedChange = {
  /** The kind and id of the thing: `job:ext-1`, `person:7`. */
  target: string
  before: object | null
  after: object | null
}

type Call = { actor: Actor; operation: string }

/** Records changes by a call of staff, without secrets. Call it within their transaction. */
export async function recordAudit(
  store: Store,
  { clock, requestId: idOfRequest }: Pick<Env, 'clock' | 'requestId'>,
  { actor, operation }: Call,
  ...changes: AuditedChange[]
): Promise<void> {
  const at = clock().toISOString()
  const requestId = idOfRequest()
  await store.audit.insert(
    ...changes.map(({ target, before, after }) => ({
      at,
      requestId,
      actor,
      operation,
      target,
      before: before && withoutSecrets(before),
      after: after && withoutSecrets(after),
    })),
  )
}

/** Names of values that are never recorded: hashes, tokens and secrets, and keys of files. */
const SECRET = /hash|token|secret|password|^key$/i

/** Returns a copy without secrets and without the bytes of files, at any depth. */
function withoutSecrets(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => !SECRET.test(name) && !(part instanceof Uint8Array))
      .map(([name, part]: [string, unknown]) => [name, clean(part)]),
  )
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return isRecord(value) ? withoutSecrets(value) : value
}
