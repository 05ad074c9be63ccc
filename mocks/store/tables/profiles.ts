import { type Profile, fileFields } from '#backend/ports/people.ts'
import type { ProfileTable } from '#backend/ports/store.ts'
import type { Rows } from '../rows.ts'

export function profileTable(profiles: Rows<Profile>): ProfileTable {
  return {
    find: async (applicantId) => profiles.find(applicantId),
    async insert(profile) {
      await profiles.insert(profile)
    },
    async save(profile) {
      profiles.remove(({ applicantId }) => applicantId === profile.applicantId)
      await profiles.insert(profile)
    },
    fileKeys: async () =>
      profiles.list().flatMap((profile) => fileFields.flatMap((field) => profile[field]?.key ?? [])),
  }
}
