import { sql } from 'kysely'
import type { AuditTable } from '#backend/ports/audit.ts'
import type { Database } from '../database.ts'

export function auditTable(db: Database): AuditTable {
  return {
    async insert(...entries) {
      if (entries.length === 0) return
      await db
        .insertInto('audit')
        .values(
          entries.map(({ actor, before, after, ...entry }) => ({
            ...entry,
            actor: JSON.stringify(actor),
            before: before && JSON.stringify(before),
            after: after && JSON.stringify(after),
          })),
        )
        .execute()
    },
    async page({ target, operation, page, perPage }) {
      let chosen = db.selectFrom('audit')
      if (target !== undefined) chosen = chosen.where('target', '=', target)
      if (operation !== undefined) chosen = chosen.where('operation', '=', operation)
      const { total } = await chosen
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow()
      const entries = await chosen
        .selectAll()
        .orderBy('sequence', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      return { entries, total }
    },
  }
}
