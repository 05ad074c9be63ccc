import type { Numbered } from '#backend/ports/people.ts'
import type { MessageTable } from '#backend/ports/store.ts'
import { type Rows, insertNumbered } from '../rows.ts'

/** Messages are numbered from `first`. */
export function messageTable<Message extends object>(
  messages: Rows<Numbered<Message>>,
  first: number,
): MessageTable<Message> {
  return {
    find: async (id) => messages.find(id),
    insert: (message) => insertNumbered<Message>(messages, message, first),
  }
}
