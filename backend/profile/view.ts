import type { Lang } from '#domain/lang.ts'
import type { ProfileOutput } from '#openapi/generated/zod.ts'
import { photoView } from '../photos/portrait.ts'
import type { Applicant } from '../ports/applicants.ts'
import type { Profile } from '../ports/profiles.ts'
import type { Store } from '../ports/store.ts'
import { advisorOf } from './advisorOf.ts'

/** Returns the whole profile in the form of the contract, with the advisor whom the applicant's recommendations name. */
export async function profileView(
  store: Pick<Store, 'files' | 'profiles' | 'processes'>,
  { id, name, email }: Applicant,
  profile: Profile,
  lang: Lang,
): Promise<ProfileOutput> {
  const {
    applicantId: _id,
    fromLink: _from,
    photo,
    resume,
    resumeJp,
    cvJp,
    advisor: _own,
    ...values
  } = profile
  const advisor = await advisorOf(store, id)
  return {
    ...values,
    name,
    email,
    photo: photo && (await photoView(store, photo)),
    resumeName: resume?.name ?? null,
    resumeJpName: resumeJp?.name ?? null,
    cvJpName: cvJp?.name ?? null,
    advisor: advisor && { initials: advisor.initials, ...advisor[lang] },
  }
}
