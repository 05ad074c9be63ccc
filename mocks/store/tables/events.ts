import type { ChangeEvent, EventTable } from '#backend/ports/events.ts'
import { type Rows, insertSequenced, removeRows } from '../rows.ts'

export function eventTable(events: Rows<ChangeEvent>): EventTable {
  return {
    async insert(...added) {
      for (const each of added) await insertSequenced(events, each)
    },
    after: async (sequence, limit) =>
      events
        .list((row) => row.sequence > sequence)
        .sort((a, b) => a.sequence - b.sequence)
        .slice(0, limit),
    async removeBefore(time) {
      // The newest row stays, because the next number follows it.
      const newest = Math.max(0, ...events.list().map(({ sequence }) => sequence))
      return removeRows(events, (row) => row.at < time && row.sequence < newest)
    },
  }
}
