import type { StaffToken, StaffTokenTable } from '#backend/ports/staffTokens.ts'
import { type Rows, insertNumbered } from '../rows.ts'

export function staffTokenTable(tokens: Rows<StaffToken>): StaffTokenTable {
  return {
    find: async (id) => tokens.find(id),
    all: async () => tokens.list(),
    insert: (token) => insertNumbered(tokens, token),
    async touch(id, lastUsedAt) {
      await tokens.update((row) => row.id === id, { lastUsedAt })
    },
    revoke: (id, revokedAt) => tokens.update((row) => row.id === id && row.revokedAt === null, { revokedAt }),
  }
}
