import type { LinkToken, LinkTokenTable } from '#backend/ports/linkTokens.ts'
import type { RefreshToken, RefreshTokenTable } from '#backend/ports/sessions.ts'
import type { Rows } from '../rows.ts'

export function linkTokenTable(tokens: Rows<LinkToken>): LinkTokenTable {
  return {
    ...tokenTable(tokens),
    removeOf: async (applicantId, purpose) =>
      tokens.remove((row) => row.applicantId === applicantId && row.purpose === purpose),
    removeOutside: async (from, until) =>
      tokens.remove(({ expiresAt }) => expiresAt < from || expiresAt > until),
  }
}

export function refreshTokenTable(tokens: Rows<RefreshToken>): RefreshTokenTable {
  return {
    ...tokenTable(tokens),
    removeFamily: async (family) => tokens.remove((row) => row.family === family),
    removeOf: async (applicantId, exceptFamily) =>
      tokens.remove((row) => row.applicantId === applicantId && row.family !== exceptFamily),
    removeBefore: async (time) => tokens.remove(({ expiresAt }) => expiresAt < time),
  }
}

/** A token that works once, until a time. */
type Token = { id: string; expiresAt: string; usedAt: string | null }

/** The part that both tables share. */
function tokenTable<Row extends Token>(tokens: Rows<Row>) {
  const changes: Pick<Rows<Token>, 'update'> = tokens
  return {
    find: async (id: string) => tokens.find(id),
    async insert(token: Row) {
      await tokens.insert(token)
    },
    use: (id: string, time: string) =>
      changes.update((row) => row.id === id && row.usedAt === null, { usedAt: time }),
  }
}
