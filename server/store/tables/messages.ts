import type { Inquiry, Invitation } from '#backend/ports/people.ts'
import type { MessageTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'

export function inquiryTable(db: Database): MessageTable<Inquiry> {
  return messageTable({
    find: (id) => db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (data) => db.insertInto('inquiry').values({ data }).returning('id').executeTakeFirstOrThrow(),
  })
}

export function invitationTable(db: Database): MessageTable<Invitation> {
  return messageTable({
    find: (id) => db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (data) => db.insertInto('invitation').values({ data }).returning('id').executeTakeFirstOrThrow(),
  })
}

/** Messages are kept as JSON beside their number. */
function messageTable<Data extends object>(rows: {
  find(id: number): Promise<{ id: number; data: Data } | undefined>
  insert(data: string): Promise<{ id: number }>
}) {
  return {
    async find(id: number) {
      const row = await rows.find(id)
      return row ? { ...row.data, id: row.id } : null
    },
    async insert(message: Data) {
      const { id } = await rows.insert(JSON.stringify(message))
      return { ...message, id }
    },
  }
}
