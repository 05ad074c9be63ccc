import type { MessageTable, MessageWork, Numbered } from '#backend/ports/messages.ts'
import { type Rows, insertNumbered } from '../rows.ts'

/** A message with the work of staff on it. */
export type MessageRow<Message> = Numbered<Message> & MessageWork

const fresh: MessageWork = { settledAt: null, replies: [] }

/** Messages are numbered from `first`. */
export function messageTable<Message extends object>(
  messages: Rows<MessageRow<Message>>,
  first: number,
): MessageTable<Message> {
  const works: Rows<MessageRow<object>> = messages
  return {
    async find(id) {
      const row = messages.find(id)
      return row && messageOf<Message>(row)
    },
    async insert(message) {
      const { id } = await insertNumbered<Message & MessageWork>(messages, { ...message, ...fresh }, first)
      return { ...message, id }
    },
    async work(id) {
      const row = works.find(id)
      return row && { settledAt: row.settledAt, replies: row.replies }
    },
    async saveWork(id, work) {
      await works.update((row) => row.id === id, work)
    },
    async newest({ state, limit }) {
      const chosen = messages
        .list(({ settledAt }) => state === undefined || (settledAt === null) === (state === 'open'))
        .sort((a, b) => b.id - a.id)
      return { messages: chosen.slice(0, limit), total: chosen.length }
    },
  }
}

function messageOf<Message>(row: MessageRow<Message>): Numbered<Message>
function messageOf(row: MessageRow<object>): object {
  const { settledAt: _settledAt, replies: _replies, ...message } = row
  return message
}
