import * as z from 'zod/mini'
import { addDays } from '#domain/dates.ts'
import { mistakeIn } from '../../mistakes.ts'
import type { Replay } from '../../operation.ts'
import type { StaffToken } from '../../ports/staffTokens.ts'
import type { Store } from '../../ports/store.ts'
import type { StaffHandler } from '../operation.ts'
import { createSecret, endOfDay, tokenText } from '../tokens.ts'
import { requireVersion } from '../versions.ts'

/** The longest life of a token in days: two years. */
const LONGEST_LIFE = 731

export const listTokens: StaffHandler<'listTokens'> = async (_input, { store }) => ({
  status: 200,
  body: { items: (await store.staffTokens.all()).map(viewOf) },
})

export const createToken: StaffHandler<'createToken'> = async ({ body, storeResponse, audit }, env) => {
  const now = env.clock()
  const expiresAt = endOfDay(body.expiresOn)
  if (expiresAt <= now || expiresAt > addDays(now, LONGEST_LIFE))
    return { status: 422, errors: [mistakeIn('expiresOn', 'tokenLife')] }
  const { secret, hash } = await createSecret(env)
  return env.store.transaction(async (store) => {
    const created = await store.staffTokens.insert({
      name: body.name,
      hash,
      scopes: [...new Set(body.scopes)],
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: null,
      revokedAt: null,
    })
    const view = viewOf(created)
    await audit(store, { target: targetOf(created), before: null, after: view })
    const answer = {
      status: 201 as const,
      version: view.version,
      body: { ...view, token: tokenText(created.id, secret) },
    }
    // The text is not stored: a repeated call gets the token without it.
    return storeResponse(store, answer, { reference: { id: created.id } })
  })
}

const reference = z.object({ id: z.number() })

/** Returns the body for a repeated call, without the text of the token. */
export const repeatedToken: Replay = async (store, stored) => ({
  ...viewOf(await find(store, reference.parse(stored).id)),
  token: null,
})

async function find(store: Store, id: number): Promise<StaffToken> {
  const token = await store.staffTokens.find(id)
  if (!token) throw new Error(`There is no token ${id}`)
  return token
}

export const revokeToken: StaffHandler<'revokeToken'> = async (input, env) => {
  const { params, ifMatch, storeResponse, audit } = input
  return env.store.transaction(async (store) => {
    const token = await store.staffTokens.find(params.id)
    if (!token) return { status: 404 as const }
    const before = viewOf(token)
    requireVersion(ifMatch, before.version)
    if (!(await store.staffTokens.revoke(token.id, env.clock().toISOString())))
      return { status: 409 as const, problem: 'token-revoked' as const }
    const after = viewOf(await find(store, token.id))
    await audit(store, { target: targetOf(token), before, after })
    return storeResponse(store, { status: 200, version: after.version, body: after })
  })
}

const targetOf = ({ id }: StaffToken) => `token:${id}`

/** A token changes once, when it is revoked. */
function viewOf({ hash: _hash, ...token }: StaffToken) {
  return { ...token, version: token.revokedAt === null ? '1' : '2' }
}
