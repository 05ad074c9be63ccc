import type { Profile } from '#backend/ports/people.ts'
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
      profiles
        .list()
        .flatMap(({ photo, resume, resumeJp, cvJp }) => [photo, resume, resumeJp, cvJp])
        .flatMap((file) => file?.key ?? []),
  }
}
