import type { Advisor } from '../ports/bilingual.ts'
import type { Store } from '../ports/store.ts'

/** Returns the applicant's advisor: the one of the profile, otherwise of the latest recommendation; null without both. */
export async function advisorOf(
  store: Pick<Store, 'profiles' | 'processes'>,
  applicantId: number,
): Promise<Advisor | null> {
  const profile = await store.profiles.find(applicantId)
  return profile?.advisor ?? (await store.processes.advisor(applicantId))
}
