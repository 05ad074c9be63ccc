import type { SeekerRegister, SeekerRow } from '#backend/ports/seekerRegister.ts'
import { type Rows, removeRows } from '../rows.ts'

export function seekerRegister(rows: Rows<SeekerRow>): SeekerRegister {
  return {
    async insert(row) {
      if (!rows.find(row.personId)) await rows.insert(row)
    },
    all: async () => rows.list().sort((a, b) => a.personId - b.personId),
    removeBefore: async (time) => removeRows(rows, ({ validUntil }) => validUntil < time),
  }
}
