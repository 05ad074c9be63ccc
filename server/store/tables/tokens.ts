import type { LinkTokenTable, RefreshTokenTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { rowsOf } from '../rows.ts'

export function linkTokenTable(db: Database): LinkTokenTable {
  const tokens = rowsOf(db, 'linkToken')
  return {
    ...tokenTable(tokens),
    removeOf: (applicantId, purpose) => tokens.remove({ applicantId, purpose }),
    async removeOutside(from, until) {
      await db
        .deleteFrom('linkToken')
        .where((row) => row.or([row('expiresAt', '<', from), row('expiresAt', '>', until)]))
        .execute()
    },
  }
}

export function refreshTokenTable(db: Database): RefreshTokenTable {
  const tokens = rowsOf(db, 'refreshToken')
  return {
    ...tokenTable(tokens),
    removeFamily: (family) => tokens.remove({ family }),
    async removeOf(applicantId, exceptFamily) {
      // An empty family is nobody's.
      await db
        .deleteFrom('refreshToken')
        .where('applicantId', '=', applicantId)
        .where('family', '!=', exceptFamily ?? '')
        .execute()
    },
    async removeBefore(expiresAt) {
      await db.deleteFrom('refreshToken').where('expiresAt', '<', expiresAt).execute()
    },
  }
}

/** A token that works once, until a time. */
type Token = { id: string; usedAt: string | null }

type TokenRows<Row, NewRow> = {
  find(where: Partial<Token>): Promise<Row | null>
  insert(row: NewRow): Promise<Row>
  update(where: Partial<Token>, changes: Partial<Token>): Promise<number>
}

/** The part that both tables share. */
function tokenTable<Row, NewRow>(tokens: TokenRows<Row, NewRow>) {
  return {
    find: (id: string) => tokens.find({ id }),
    async insert(token: NewRow) {
      await tokens.insert(token)
    },
    use: async (id: string, time: string) =>
      (await tokens.update({ id, usedAt: null }, { usedAt: time })) === 1,
  }
}
