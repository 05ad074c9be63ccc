import type { Profile, ProfileTable } from '#backend/ports/profiles.ts'
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
  }
}
