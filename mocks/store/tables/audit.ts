import type { AuditEntry, AuditTable } from '#backend/ports/audit.ts'
import { type Rows, insertSequenced, pageOf } from '../rows.ts'

export function auditTable(entries: Rows<AuditEntry>): AuditTable {
  return {
    async insert(...added) {
      for (const each of added) await insertSequenced(entries, each)
    },
    async page({ target, operation, ...range }) {
      const found = entries
        .list(
          (row) =>
            (target === undefined || row.target === target) &&
            (operation === undefined || row.operation === operation),
        )
        .sort((a, b) => b.sequence - a.sequence)
      return { entries: pageOf(found, range), total: found.length }
    },
  }
}
