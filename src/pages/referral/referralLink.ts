import type { Lang } from '#domain/lang.ts'
import { href } from '#src/routes/href.ts'

/** Returns the address of the entry form that names the applicant who gave it: `fromLink` of the entry is then `referral_1001`. */
export function referralLink(origin: string, lang: Lang, applicantId: number): string {
  return `${origin}${href(lang, 'entry')}?from=referral_${applicantId}`
}
