import type { Contact } from '#backend/ports/contacts.ts'
import type { Inquiry, Invitation } from '#backend/ports/people.ts'
import type { MessageTable } from '#backend/ports/store.ts'
import type { Database } from '../database.ts'
import { type Rows, rowsOf } from '../rows.ts'

export const inquiryTable = (db: Database) => messageTable<Inquiry>(rowsOf(db, 'inquiry'))

export const invitationTable = (db: Database) => messageTable<Invitation>(rowsOf(db, 'invitation'))

export const contactTable = (db: Database) => messageTable<Contact>(rowsOf(db, 'contact'))

/** Messages are kept as JSON beside their number. */
function messageTable<Message extends object>(
  messages: Rows<{ id: number; data: Message }, { data: Message }>,
): MessageTable<Message> {
  return {
    async find(id) {
      const row = await messages.find({ id })
      return row && { ...row.data, id }
    },
    async insert(message) {
      const { id } = await messages.insert({ data: message })
      return { ...message, id }
    },
  }
}
