/** Notes of staff about a person. */

import type { Actor } from './audit.ts'

export type PersonNote = { id: number; applicantId: number; at: string; by: Actor; text: string }

export interface PersonNoteTable {
  /** The notes about an applicant, the newest first. */
  ofApplicant(applicantId: number): Promise<PersonNote[]>
  /** Adds a note and returns it with its number. */
  insert(note: Omit<PersonNote, 'id'>): Promise<PersonNote>
}
