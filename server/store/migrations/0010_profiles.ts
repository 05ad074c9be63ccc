import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the entry does not ask for, and the profile's pages do. */
const added = JSON.stringify({
  photo: null,
  nameKana: '',
  birthday: null,
  visaExpiry: null,
  desiredJobCategory: [],
  desiredLocation: [],
  otherLanguageSkills: [],
  advisor: null,
})

/** Profiles of earlier entries get the fields of the profile's pages. */
export const profiles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update profile set data = ${added}::jsonb || data`.execute(db)
  },
}
