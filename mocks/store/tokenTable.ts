import type { Collection } from '@msw/data'
import type * as z from 'zod/mini'
import { copyOf, refuseKnown } from './rows.ts'
import type { InTurn } from './turns.ts'

/** A token that works once, until a time. */
type Token = { id: string; expiresAt: string; usedAt: string | null }

/** The part that all tables of such tokens share. */
export function tokenTable<Row extends Token>(tokens: Collection<z.ZodMiniType<Row, Row>>, inTurn: InTurn) {
  const byId = (id: string) => tokens.findFirst((query) => query.where((row) => row.id === id))
  return {
    find: (id: string) => inTurn(async () => copyOf(byId(id))),
    insert: (token: Row) =>
      inTurn(async () => {
        refuseKnown(byId(token.id))
        await tokens.create(token)
      }),
    /** False when the token was used before or is unknown. */
    use: (id: string, time: string) =>
      inTurn(async () => {
        const used = await tokens.update(
          (query) => query.where((row) => row.id === id && row.usedAt === null),
          { data: (draft) => void Object.assign(draft, { usedAt: time }) },
        )
        return used !== undefined
      }),
  }
}
