import type { PersonNote, PersonNoteTable } from '#backend/ports/personNotes.ts'
import { type Rows, insertNumbered } from '../rows.ts'

export function personNoteTable(notes: Rows<PersonNote>): PersonNoteTable {
  return {
    ofApplicant: async (applicantId) =>
      notes.list((row) => row.applicantId === applicantId).sort((a, b) => b.id - a.id),
    insert: (note) => insertNumbered(notes, note),
  }
}
