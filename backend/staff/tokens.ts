/** Tokens for the port of the staff API: `hst`, the number of the row, `_` and a secret of 192 bits. */

import { addDays } from '#domain/dates.ts'
import { isEqualSecret, sha256 } from '../crypto.ts'
import type { Env } from '../ports/env.ts'
import type { StaffToken } from '../ports/staffTokens.ts'

const FORM = /^hst(\d{1,9})(_[\w-]{32})$/

/** The minimum interval between updates of `lastUsedAt`, in ms, so that reads rarely write. */
const TOUCH_MS = 60_000

/** Creates a secret with its hash. Only the hash is stored. */
export async function createSecret({
  random,
}: Pick<Env, 'random'>): Promise<{ secret: string; hash: string }> {
  const secret = random.token('')
  return { secret, hash: await sha256(secret) }
}

/** Returns the text of a token, for `Authorization`. */
export const tokenText = (id: number, secret: string): string => `hst${id}${secret}`

/** Returns the valid token of a text, and notes its use. Returns null for an unknown, revoked or expired one. */
export async function findToken(
  { store, clock }: Pick<Env, 'store' | 'clock'>,
  text: string,
): Promise<StaffToken | null> {
  const [, id, secret = ''] = FORM.exec(text) ?? []
  const token = id === undefined ? null : await store.staffTokens.find(Number(id))
  const isRight = await isEqualSecret(token?.hash ?? '', await sha256(secret))
  const now = clock()
  if (!token || !isRight || token.revokedAt !== null || Date.parse(token.expiresAt) <= now.getTime())
    return null
  if (token.lastUsedAt === null || now.getTime() - Date.parse(token.lastUsedAt) >= TOUCH_MS)
    await store.staffTokens.touch(token.id, now.toISOString())
  return token
}

/** Returns the end of a calendar day in Japan. */
export const endOfDay = (date: string): Date => addDays(new Date(`${date}T00:00:00+09:00`), 1)
