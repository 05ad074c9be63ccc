import { sql } from 'kysely'
import type {
  Contact,
  Inquiry,
  Invitation,
  MessageTable,
  MessageWork,
  Talk,
} from '#backend/ports/messages.ts'
import type { Database } from '../database.ts'

export const inquiryTable = (db: Database) => messageTable<Inquiry>(db, 'inquiry')
export const invitationTable = (db: Database) => messageTable<Invitation>(db, 'invitation')
export const contactTable = (db: Database) => messageTable<Contact>(db, 'contact')
export const talkTable = (db: Database) => messageTable<Talk>(db, 'talk')

type Row<Message> = { id: number; data: Message } & MessageWork

/** Messages are stored as JSON beside their number. The queries are raw, because the tables differ in the type of one column only. */
function messageTable<Message extends object>(db: Database, name: string): MessageTable<Message> {
  const table = sql.table(name)
  return {
    async find(id) {
      const { rows } = await sql<Row<Message>>`select id, data from ${table} where id = ${id}`.execute(db)
      return rows[0] ? { ...rows[0].data, id } : null
    },
    async insert(message) {
      const json = JSON.stringify(message)
      const { rows } = await sql<{
        id: number
      }>`insert into ${table} (data) values (${json}) returning id`.execute(db)
      if (!rows[0]) throw new Error(`The ${name} was not added`)
      return { ...message, id: rows[0].id }
    },
    async work(id) {
      const { rows } = await sql<MessageWork>`
        select settled_at, replies from ${table} where id = ${id}`.execute(db)
      return rows[0] ?? null
    },
    async saveWork(id, { settledAt, replies }) {
      await sql`update ${table} set settled_at = ${settledAt}, replies = ${JSON.stringify(replies)}
        where id = ${id}`.execute(db)
    },
    async newest({ state, limit }) {
      const isChosen = state === undefined ? sql`true` : sql`(settled_at is null) = ${state === 'open'}`
      const { rows } = await sql<Row<Message>>`
        select id, data, settled_at, replies from ${table} where ${isChosen}
        order by id desc limit ${limit}`.execute(db)
      const count = await sql<{ total: number }>`
        select count(*)::integer as total from ${table} where ${isChosen}`.execute(db)
      const messages = rows.map(({ data, ...row }) => ({ ...data, ...row }))
      return { messages, total: count.rows[0]?.total ?? 0 }
    },
  }
}
