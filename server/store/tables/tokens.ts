import type { LinkTokenTable } from '#backend/ports/linkTokens.ts'
import type { RefreshTokenTable } from '#backend/ports/sessions.ts'
import type { Database } from '../database.ts'

export function linkTokenTable(db: Database): LinkTokenTable {
  return {
    find: async (id) =>
      (await db.selectFrom('linkToken').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    async insert(token) {
      await db.insertInto('linkToken').values(token).execute()
    },
    use: (id, time) => useOnce(db, 'linkToken', id, time),
    async removeOf(applicantId, purpose) {
      await db
        .deleteFrom('linkToken')
        .where('applicantId', '=', applicantId)
        .where('purpose', '=', purpose)
        .execute()
    },
    async removeOutside(from, until) {
      await db
        .deleteFrom('linkToken')
        .where((row) => row.or([row('expiresAt', '<', from), row('expiresAt', '>', until)]))
        .execute()
    },
  }
}

export function refreshTokenTable(db: Database): RefreshTokenTable {
  return {
    find: async (id) =>
      (await db.selectFrom('refreshToken').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    async insert(token) {
      await db.insertInto('refreshToken').values(token).execute()
    },
    use: (id, time) => useOnce(db, 'refreshToken', id, time),
    async removeFamily(family) {
      await db.deleteFrom('refreshToken').where('family', '=', family).execute()
    },
    async removeOf(applicantId, exceptFamily) {
      // An empty family belongs to no session.
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

/** Marks a token as used; false if it was used before or is unknown, so that of two callers one wins. */
async function useOnce(
  db: Database,
  table: 'linkToken' | 'refreshToken',
  id: string,
  time: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ usedAt: time })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
