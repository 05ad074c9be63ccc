import type { Provision, ProvisionTable } from '#backend/ports/provisions.ts'
import { type Rows, removeRows } from '../rows.ts'

export function provisionTable(rows: Rows<Provision>): ProvisionTable {
  return {
    async insert(...provisions) {
      for (const each of provisions) if (!rows.find(each.id)) await rows.insert(each)
    },
    all: async () => rows.list().sort((a, b) => compare(a.at, b.at) || compare(a.id, b.id)),
    removeBefore: async (time) => removeRows(rows, ({ at }) => at < time),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
