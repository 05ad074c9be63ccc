import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Fields that the profile's pages ask for beyond the entry. */
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
